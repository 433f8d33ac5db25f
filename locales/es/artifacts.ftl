# Artefactos.

event-artifactfound = { $seat } encuentra un Artefacto en { $where }: { $artifact }.
