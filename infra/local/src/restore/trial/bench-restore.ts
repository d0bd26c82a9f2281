import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { placeForCopy } from '../copy-place.js';
import { rehearse } from '../rehearse.js';
import { isAllThere, type Rehearsal, secondsOf } from '../report.js';
import { restoreFiles, startRestored } from '../restored-database.js';
import { startTrialSystem, type TrialSystem } from './trial-system.js';

const file = 'docs/engine/measurements/restore.md';
/** What a restore of a million bookings may take. */
const MOST_SECONDS = 900;

interface Measured {
  readonly bookings: number;
  readonly megabytes: number;
  readonly backupSeconds: number;
  /** From a backup of before the first booking, through the log of all of them. */
  readonly replaySeconds: number;
  readonly rehearsal: Rehearsal;
}

/** How long a restore takes with so many bookings, an hour of jobs waiting and a person erased since. @returns whether all was there */
export async function benchRestore(bookings: number, say: (sentence: string) => void): Promise<boolean> {
  const system = await startTrialSystem({ bookings, jobs: 5_000, isBackedUpFirst: true }, say);
  const end = (): void => void system.stop().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  try {
    const measured = await measure(system, say);
    if (bookings >= 1_000_000) writeFileSync(file, pageOf(measured));
    return isAllThere(measured.rehearsal) && secondsOf(measured.rehearsal) <= MOST_SECONDS;
  } finally {
    await system.stop();
  }
}

async function measure(system: TrialSystem, say: (sentence: string) => void): Promise<Measured> {
  await system.ask('select pg_switch_wal()');
  await pause(3_000);
  const replaySeconds = await replayed(system);
  say(`The log of all bookings was replayed in ${replaySeconds.toFixed(0)} s`);
  const began = performance.now();
  await system.backUp('full');
  const backupSeconds = (performance.now() - began) / 1_000;
  say(`A full backup was made in ${backupSeconds.toFixed(0)} s`);
  await pause(1_100);
  const to = new Date();
  await pause(1_100);
  await system.erase('guest-7@example.com');
  await system.ask('select pg_switch_wal()');
  const [size] = await system.ask<{ bookings: number; megabytes: number }>(
    `select (select count(*)::int from booking.bookings) as bookings,
       (pg_database_size(current_database()) / 1000000)::int as megabytes`,
  );
  const rehearsal = await rehearse(system, { to, say });
  say(
    `${isAllThere(rehearsal) ? 'Everything is there' : 'NOT everything is there'} after ${secondsOf(rehearsal).toFixed(0)} s`,
  );
  return { bookings: size?.bookings ?? 0, megabytes: size?.megabytes ?? 0, backupSeconds, replaySeconds, rehearsal };
}

/** Seconds of what a restore adds where the last backup is of long ago. */
async function replayed({ tool, login }: TrialSystem): Promise<number> {
  const folder = await placeForCopy();
  const plan = { tool, login, folder: folder.path };
  const began = performance.now();
  try {
    await restoreFiles(plan);
    const { stop } = await startRestored(plan);
    const seconds = (performance.now() - began) / 1_000;
    await stop();
    return seconds;
  } finally {
    folder.remove();
  }
}

function pageOf({ bookings, megabytes, backupSeconds, replaySeconds, rehearsal }: Measured): string {
  const rows = rehearsal.steps.map(
    ({ name, count, seconds, wrong, note = '' }) =>
      `| ${name} | ${count?.toLocaleString('en') ?? ''} | ${seconds.toFixed(1)} | ${wrong.length} | ${note.replace(/until .*/, '')} |`,
  );
  return `# A restore of ${bookings.toLocaleString('en')} bookings

Written by \`npm run bench:restore\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} processors with other work on them; a database of ${megabytes.toLocaleString('en')} MB with
persons sealed one by one. A full backup took ${backupSeconds.toFixed(0)} s. Then a person was erased, and it was gone back to before that
([how](../../how-to/restore.md)). All of it took **${secondsOf(rehearsal).toFixed(0)} s**; ${MOST_SECONDS} are allowed. Where the last
backup is of before the first of these bookings, the log of all of them is replayed: ${replaySeconds.toFixed(0)} s instead of the first two lines.

| step | looked at | seconds | wrong | |
|---|---|---|---|---|
${rows.join('\n')}

The bookings are the stories of the demo data over and over, on four ledgers, with rows that the projections made of them and a sealed
customer each.
`;
}
