import { describe, expect, it } from '@jest/globals';
import { breachesOf } from './breaches.js';

const inDomain = (text: string) => ({ path: 'services/src/contexts/booking/domain/slot/slot.ts', text });

describe('a file of the house', () => {
  it.each(['services/src/a.ts', 'services/test/a.int.spec.ts'])('may have 200 lines and no more: %s', (path) => {
    const lines = (count: number) => ({ path, text: 'x();\n'.repeat(count) });
    expect(breachesOf(lines(200))).toEqual([]);
    expect(breachesOf(lines(201))).toEqual([`${path}: is 201 lines long: 200 is the most`]);
  });

  it('bears one of the known suffixes or none', () => {
    expect(breachesOf({ path: 'services/src/place-booking.handler.ts', text: '' })).toEqual([]);
    expect(breachesOf({ path: 'services/src/place.int.spec.ts', text: '' })).toEqual([]);
    expect(breachesOf({ path: 'services/src/place.service.ts', text: '' })).toHaveLength(1);
  });

  it('uses the words of the glossary', () => {
    expect(breachesOf({ path: 'mfe-booking/src/time-slot.ts', text: 'const reservation = 1;' })).toEqual([
      'mfe-booking/src/time-slot.ts: says "time-slot": the word is slot (docs/glossary.md)',
      'mfe-booking/src/time-slot.ts: says "reservation": the word is booking (docs/glossary.md)',
    ]);
  });
});

describe('a file of the services', () => {
  const inPlatform = (file: string, text: string) => breachesOf({ path: `services/src/platform/${file}`, text });

  it.each([
    ['await job.moveToDelayed(at, token);', 'queues/postpone-job.ts'],
    ['await queue.upsertJobScheduler(kind, every);', 'queues/clock-jobs.ts'],
    ['const pool = new pg.Pool({ connectionString });', 'database/database.ts'],
    ['const pool = new Pool();', 'database/database.ts'],
    ['setDefaultBackendFactory(createPostgresBackend);', 'queues/queue-connection.ts'],
    ['const connection = { url, maxRetriesPerRequest: null };', 'queues/queue-connection.ts'],
  ])('says %j in one place only', (text, home) => {
    expect(inPlatform('a.ts', text)).toHaveLength(1);
    expect(inPlatform('a.ts', `// ${text}`)).toEqual([]);
    expect(inPlatform(home, text)).toEqual([]);
  });
});

describe('a file that formats', () => {
  const says = (text: string) => breachesOf({ path: 'mfe-booking/src/a.ts', text });

  it.each([
    `new Intl.DateTimeFormat('en-CA').format(now);`,
    `now.toLocaleDateString("sv", { timeZone });`,
    `const iso = 'en-GB';`,
  ])('borrows no other country with %s', (text) => {
    expect(says(text)).toHaveLength(1);
  });

  it('dates an instant in a zone', () => {
    expect(says('dateText(createdAt); dateText(user.createdAt); weekdayText(one.statusSince);')).toHaveLength(3);
    expect(
      says('dateText(date); instantDateText(user.createdAt); dateText(dateIn(zone, new Date(createdAt)));'),
    ).toEqual([]);
  });

  it('writes as people here do, or as the browser does', () => {
    expect(
      says(`new Intl.DateTimeFormat('en-US', { timeZone }); new Intl.DateTimeFormat(); 5..toLocaleString('en')`),
    ).toEqual([]);
  });
});

describe('a page that opens a dialog', () => {
  const says = (text: string) => breachesOf({ path: 'mfe-admin/src/ui/a.tsx', text });

  it('has it in a boundary, so that what throws there stays there', () => {
    expect(says('{open && <MoveDialog onClose={close} />}')).toHaveLength(1);
    expect(says('<DialogBoundary>{open && <MoveDialog onClose={close} />}</DialogBoundary>')).toEqual([]);
    expect(says('<ConfirmDialog /> <Dialog />')).toEqual([]);
  });
});

describe('a file that cuts or encodes texts', () => {
  const says = (text: string, path = 'mfe-admin/src/ui/a.ts') => breachesOf({ path, text });

  it.each([
    'const to = encodeURIComponent(name);',
    'document.getElementById(decodeURIComponent(hash));',
    'const start = text.substring(0, 8);',
    'const start = text.slice(0, longestName);',
    'const start = text.slice(0, 1_200);',
    'const start = <b>{text.slice(0, most)}…</b>;',
    'const word = room.charAt(0).toUpperCase() + room.slice(1);',
  ])('has it done where no text is too odd: not %j', (text) => {
    expect(says(text)).toHaveLength(1);
    expect(says(text, 'services/src/contexts/media/a.ts')).toHaveLength(1);
    expect(says(text, 'mfe-admin/src/ui/a.spec.ts')).toEqual([]);
  });

  it('may take parts of dates and lists', () => {
    expect(says('const day = date.slice(0, 10); const some = rows.slice(0, limit);')).toEqual([]);
  });
});

describe('an effect', () => {
  const says = (text: string) => breachesOf({ path: 'mfe-booking/src/a.tsx', text });

  it.each([
    'useEffect(() => box.current?.scrollIntoView(), [failure]);',
    'useLayoutEffect(\n    () => () => stop(),\n    [],\n  );',
    'useEffect(async () => {\n    await send();\n  }, []);',
  ])('returns nothing by accident: %j', (text) => {
    expect(says(text)).toHaveLength(1);
  });

  it('has braces, or is a function with a name', () => {
    expect(says('useEffect(() => {\n    return listen();\n  }, []); useEffect(followOtherTabs, []);')).toEqual([]);
  });
});

describe('a part that is loaded when it is shown', () => {
  it('is asked for again after it did not come', () => {
    const says = (text: string) => breachesOf({ path: 'shell/src/a.tsx', text });
    expect(says("import { lazy, Suspense } from 'react';")).toHaveLength(1);
    expect(says("import { onDemand } from '@northlight/site-kit';\nimport { Suspense } from 'react';")).toEqual([]);
  });
});

describe('a file of a process that runs for long', () => {
  const breaches = (text: string, path = 'services/src/a.ts') => breachesOf({ path, text });

  it.each([
    'const body = createReadStream(file);',
    'const client = new pg.Client({ host });',
    "const child = spawn('ls');",
    'const form = busboy({ headers });',
  ])('listens to the errors of %j', (text) => {
    expect(breaches(text)).toHaveLength(1);
    expect(breaches(`${text}\n${text.split(' ')[1]}.on('error', tell);`)).toEqual([]);
    expect(breaches(text, 'services/src/testing/a.ts')).toEqual([]);
  });

  it('may leave them to a pipeline', () => {
    expect(breaches("import { createReadStream } from 'node:fs';\nawait pipeline(a, createWriteStream(b));")).toEqual(
      [],
    );
  });
});

describe('a file of a domain', () => {
  it.each([
    'export async function a() {}',
    'const at = new Date();',
    'const at = Date.now();',
    'const dice = Math.random();',
  ])('is refused with %j', (text) => {
    expect(breachesOf(inDomain(text))).toHaveLength(1);
  });

  it('may read a date that it was given', () => {
    expect(breachesOf(inDomain('const day = new Date(at); // not new Date()'))).toEqual([]);
  });

  it('is free in its spec', () => {
    expect(breachesOf({ path: 'services/src/contexts/booking/domain/slot/slot.spec.ts', text: 'new Date()' })).toEqual(
      [],
    );
  });
});

describe('a document', () => {
  it('names no path of one machine', () => {
    expect(breachesOf({ path: 'docs/a.md', text: 'see /home/ann/clone' })).toHaveLength(1);
    expect(breachesOf({ path: 'docs/a.md', text: 'see services/src/work/ and https://a.example/work/b' })).toEqual([]);
  });
});

describe('a file that links to a person', () => {
  const says = (path: string, text: string) => breachesOf({ path, text });

  it.each(['tel', 'mailto'])('leaves %s: to one function', (scheme) => {
    const text = `const href = \`${scheme}:\${to}?subject=x\`;`;
    expect(says('shell/src/a.ts', text)).toHaveLength(1);
    expect(says('packages/contracts/src/phone-number.ts', text)).toEqual([]);
  });
});
