# Chinese is not translated yet, and off in languages.json: docs/add-a-language.md shows how to begin.
