# Artifacts.

event-artifactfound = { $seat } finds an Artifact at { $where }: { $artifact }.
