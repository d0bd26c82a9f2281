import { usualRetention } from '@northlight/contracts';
import { kindsOf, type PersonalData, type PersonalPlace } from './personal-data.js';
import { termsText } from './term-text.js';

const head = `# Personal data

What is kept of persons, where, and for how long. Made by \`npm run personal-data\` from what each room declares beside its
tables (\`personal-data.ts\`); a spec fails on a column or a folder that is not declared, and on a page that is not up to
date. How a person is forgotten: [erase-a-person.md](../how-to/erase-a-person.md).

"Sealed" opens with a key of this person alone (docs/adr/0017), "hash" is a keyed one. How long each kind is kept is said
once, in \`data-kinds.ts\` of packages/contracts, and /privacy tells visitors the same. The figures here are the usual ones:
an admin sets them at /admin/settings, and a nightly job forgets what is older, which /admin/operations shows. Whoever asks
to be forgotten is forgotten before that, and what stands with a proven address also when its account is deleted.
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

function rowOf(place: string, data: PersonalData): string {
  const { columns, what, whose, foundBy, form, why } = data;
  const until = termsText(kindsOf(data), usualRetention);
  const where = columns === undefined ? [place] : columns.split(' ').map((column) => `${place}.${column}`);
  return `| ${where.map((name) => `\`${name}\``).join(', ')} | ${what} | ${whose} | ${foundBy} | ${form} | ${why} | ${until} |`;
}

function freeOf(place: string, free: NonNullable<PersonalPlace['free']>): string[] {
  if (typeof free === 'string') return [`| \`${place}\` | ${free} |`];
  const reasons = Object.entries(free);
  return reasons.map(([reason, columns]) => `| \`${place}\`: ${columns.split(' ').join(', ')} | ${reason} |`);
}
