import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { glossaryWords, losersIn } from './glossary.js';

const table = `
| word | what it is | not | from |
|---|---|---|---|
| **booking** | seats of one slot | reservation, order (merchandise) | – |
| **slot** (of a day) | one start | time slot, session (a sign-in) | ticketing |
| **front** | a part of the site | remote (only \`remotePort\`, \`remotes\`: names of others, of Node) | Module Federation |
| **watcher** | an open page | – | – |
`;

describe('the glossary as a table', () => {
  it('says which words are not used, and where they are right all the same', () => {
    expect(losersIn(table)).toEqual([
      { word: 'reservation', instead: 'booking', only: 'nowhere' },
      { word: 'order', instead: 'booking', only: 'other meanings' },
      { word: 'time slot', instead: 'slot', only: 'nowhere' },
      { word: 'session', instead: 'slot', only: 'other meanings' },
      { word: 'remote', instead: 'front', only: ['remotePort', 'remotes'] },
    ]);
  });
});

describe('a file that uses the words of the glossary', () => {
  const objections = (text: string, path = 'mfe-booking/src/a.ts') => glossaryWords(table)({ path, text });

  it.each([
    'const timeSlots = 1;',
    'const timeslot = 1;',
    'interface A { reservationId: string }',
    'const { reservation } = await found;',
    'class A { cancelReservation() {} }',
    'rows.map((reservation) => 1);',
    'const remoteFront = 1;',
    'const found = [...reservations];',
    'function all(...reservations: string[]) {}',
    'const HTTPReservation = 1;',
    'const reservation2 = 1;',
    "const row = { 'reservation': 1 };",
    `const line = \`of \${reservation}\`;`,
    'class A { #reservation = 1; }',
    'type Found = Reservation["id"];',
  ])('does not say %s', (text) => {
    expect(objections(text)).toHaveLength(1);
  });

  it.each([
    'const freeSlots = 1; // formerly timeslots',
    "expect(text).toBe('a reservation');",
    'await page.getByText(/Reservation/);',
    'const { orderId, session } = found;',
    'const { remotePort } = socket;',
    'library.reservation();',
    'library?.reservation();',
    'type Sold = library.Reservation;',
    'class Reservations1798000000004 {}',
    "const byText = { 'a reservation': 1 };",
    'const line = `a reservation`;',
  ])('may say %s', (text) => {
    expect(objections(text)).toEqual([]);
  });

  it('says it in no element either, and may in what people read there', () => {
    const page = (element: string) => objections(`export const page = ${element};`, 'mfe-booking/src/a.tsx');
    expect(page("<p>The guest’s reservation, or don't</p>")).toEqual([]);
    expect(page("<p>Don't {reservation}</p>")).toHaveLength(1);
    expect(page('<Reservation />')).toHaveLength(1);
    expect(page('<Seats reservation={1} />')).toHaveLength(1);
  });

  it('says what is right', () => {
    expect(objections('', 'mfe-booking/src/time-slot.spec.ts')).toEqual([
      'says "time-slot": the word is slot (docs/glossary.md)',
    ]);
  });

  it.each([
    ['mfe-booking/src/reservations/a.ts', 1],
    ['services/test/reservation.int.spec.ts', 1],
    ['infra/local/jest/reservation.cjs', 1],
    ['infra/reservation/start.mjs', 1],
    ['infra/artwork/src/reservation.ts', 0],
    ['mfe-booking/src/migrations/1798000000004-reservations.ts', 0],
  ])('bears them in its name, and its folders too: %s', (path, count) => {
    expect(objections('', path)).toHaveLength(count);
  });

  it('repeats what people read where that is the key of a catalogue', () => {
    expect(objections("export const texts = { reservation: 'Reservation' };", 'mfe-booking/src/texts/a.ts')).toEqual(
      [],
    );
  });
});

describe('docs/glossary.md', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');

  it('is read whole', () => {
    const rows = glossary.match(/^\| \*\*/gm) ?? [];
    expect(glossary.match(/^\| \*\*.+?\*\*[^|]* \| [^|]+ \| [^|]+ \| [^|]+ \|$/gm)).toHaveLength(rows.length);
  });

  it('says of a word of its own that loses elsewhere where it is right', () => {
    const words = new Set([...glossary.matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, word]) => word));
    expect(losersIn(glossary).filter(({ word, only }) => words.has(word) && only === 'nowhere')).toEqual([]);
  });

  it.each(
    'Lane Boarding Flight Fence Bell WireKeeper WrittenTogether GroundLost TwinBuild Pockets looseJob Litter HungPicture NearOnly startWell endWell mustHold Ladder Hole Halves worded backWords MortalProcess Onlooker patience breath wish HouseRules'.split(
      ' ',
    ),
  )('refuses a name that was retired: %s', (name) => {
    expect(glossaryWords(glossary)({ path: 'services/src/a.ts', text: `const ${name} = 1;` })).toHaveLength(1);
  });
});
