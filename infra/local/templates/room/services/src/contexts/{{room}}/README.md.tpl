# {{Words}}

## What
Holds {{words}}: what this room keeps and decides for the rest of the house.

## Words
The words of this room stand in `docs/glossary.md`.

## Doors
`index.ts` exports the module and its migrations.

## Streams and tables
The schema `{{snake}}`; no tables yet.

## Try it
`npx jest --selectProjects unit services/src/contexts/{{room}}`
