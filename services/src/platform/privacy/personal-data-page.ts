import type { PersonalData, PersonalPlace } from './personal-data.js';

const head = `# Personal data

What is kept of persons, where, and for how long. Made by \`npm run personal-data\` from what each room declares beside its
tables (\`personal-data.ts\`); a spec fails on a column or a folder that is not declared, and on a page that is not up to
date. How a person is forgotten: [erase-a-person.md](../how-to/erase-a-person.md).

"Sealed" opens with a key of this person alone (docs/adr/0017), "hash" is a keyed one. "Kept" has no end of its own;
"tidied" goes when the next of its kind is written; "erased" goes when the person is forgotten, and what stands with a
proven address also when its account is deleted.
`;

/** The register as a page of docs/reference. */
export function personalDataPage(places: readonly PersonalPlace[]): string {
  const holding = places.flatMap(({ place, holds = [] }) => holds.map((data) => rowOf(place, data)));
  const free = places.flatMap(({ place, free: columns = {} }) => freeOf(place, columns));
  return [
    head,
    '| where | what | whose | found by | as | why | until |',
    '|---|---|---|---|---|---|---|',
    ...holding,
    '',
    '## Without persons',
    '',
    '| where | why not |',
    '|---|---|',
    ...free,
    '',
  ].join('\n');
}

function rowOf(place: string, { columns, what, whose, foundBy, form, why, until }: PersonalData): string {
  const where = columns === undefined ? [place] : columns.split(' ').map((column) => `${place}.${column}`);
  return `| ${where.map((name) => `\`${name}\``).join(', ')} | ${what} | ${whose} | ${foundBy} | ${form} | ${why} | ${until} |`;
}

function freeOf(place: string, free: NonNullable<PersonalPlace['free']>): string[] {
  if (typeof free === 'string') return [`| \`${place}\` | ${free} |`];
  const reasons = Object.entries(free);
  return reasons.map(([reason, columns]) => `| \`${place}\`: ${columns.split(' ').join(', ')} | ${reason} |`);
}
