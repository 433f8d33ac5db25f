"""The rules, one file a chapter; chapter names are the same in every ruleset."""
