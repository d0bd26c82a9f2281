import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PostgresServer, startPostgres, stopPostgres } from '../postgres/start-postgres.js';
import { type ThrowAwayFolder, throwAwayFolder } from '../processes/throw-away-folder.js';
import { type FaultySite, startFaultySite } from './faulty-site.js';
import { comeAgain, newKeys, wrongIn } from './visitors.js';

let folder: ThrowAwayFolder;
let disk: string;
let isMounted = false;
let postgres: PostgresServer | undefined;
let site: FaultySite;

/** A disk of a few hundred megabytes; only root may have one. */
function mountSmallDisk(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  folder = await throwAwayFolder('full-disk', stopPostgres);
  disk = join(folder.path, 'disk');
  mkdirSync(disk);
  isMounted = mountSmallDisk();
  if (!isMounted) return;
  postgres = await startPostgres({ dataDir: disk });
  site = await startFaultySite(postgres.url, { dataDir: folder.path });
}, 120_000);

afterAll(async () => {
  await postgres?.stop();
  if (isMounted) execFileSync('umount', ['-l', disk]);
  folder.remove();
  site?.stop();
});

const filler = () => join(disk, 'filler');

/** Writes until there is not a byte left. */
function fillUp(): void {
  const file = openSync(filler(), 'w');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // it is full
    }
  }
  closeSync(file);
}

/** People book until one of them is told to come again. @returns everybody who was told so, by their keys */
async function bookUntilItIsFull(): Promise<string[]> {
  for (;;) {
    const { keys, answers } = await site.visitors.tenAsk();
    const others = answers.filter(({ status }) => status !== 201);
    expect(others).toEqual(others.map(() => expect.objectContaining(comeAgain)));
    if (others.length > 0) return keys.filter((key) => !site.visitors.booked.has(key));
  }
}

describe('a PostgreSQL whose disk is full', () => {
  it('loses no booking, has people told to come again, and goes on when there is room', async () => {
    if (!isMounted) {
      process.stdout.write('Only root can try a full disk: this was not tried here.\n');
      return;
    }
    await site.visitors.bookInTheEnd(newKeys(10));
    fillUp();
    const waiting = await bookUntilItIsFull();
    expect(await site.visitors.statusOf('/health/live')).toBe(200);
    rmSync(filler());
    postgres = await startPostgres({ dataDir: disk }); // it may have given up; then it is started again
    await site.visitors.bookInTheEnd([...waiting, ...newKeys(10)]);
    expect(await wrongIn(postgres.url, site.visitors)).toEqual([]);
  }, 120_000);
});
