# {{number}} {{Words}}

## Context
What is true today that asks for a decision, and what it costs to leave it open.

## Decision
What we do, in one or two sentences that a machine or a reviewer can check.

## Consequences
What becomes easier, what becomes harder, and what would make us think again.
