import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeRoom } from '../../bench/bench-system.js';
import { PlainError } from '../../processes/plain-error.js';
import { freePort } from '../../processes/ports.js';
import { throwAwayFolder } from '../../processes/throw-away-folder.js';
import { endLeftOvers } from '../../start/run-lock.js';
import { superuserUrl } from '../native/database.js';
import { endEveryPostgres } from '../native/end-postgres.js';
import { NativeTopology } from '../native/native-topology.js';
import { certificateIn } from '../native/nginx.js';
import { fakeClock, mountSmallDisk } from './disk-and-clock.js';
import type { Slot } from './history.js';

/** The zone whose PostgreSQL has a small disk, where one can be had. */
const SMALL_DISK_ZONE = 'c';

/** A topology in a folder of its own, with seats enough for a long run, and what it was started with. */
export interface TrialSite {
  readonly topology: NativeTopology;
  readonly port: number;
  readonly dataDir: string;
  readonly certificate: string;
  readonly hasSmallDisk: boolean;
  /** Slots with more seats than a run can sell, of all venues. */
  readonly wide: readonly Slot[];
  /** Slots as they are, for people to fight over. */
  readonly small: readonly Slot[];
  /** Works with a connection to the primary. */
  ask<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer>;
  stop(): Promise<void>;
}

/** @param say told what happens */
export async function startTrialSite(say: (sentence: string) => void): Promise<TrialSite> {
  const folder = await throwAwayFolder('topology', clear);
  const dataDir = folder.path;
  const disk = join(dataDir, 'topology', `patroni-${SMALL_DISK_ZONE}`);
  mkdirSync(disk, { recursive: true });
  const unmount = mountSmallDisk(disk);
  const port = await freePort();
  const topology = await NativeTopology.claim(optionsOf(port, dataDir), {
    progress: {
      say: () => undefined,
      step: async (sentence, work, done) => {
        const since = performance.now();
        const result = await work();
        say(`${done?.(result) ?? sentence} (${((performance.now() - since) / 1_000).toFixed(1)} s)`);
        return result;
      },
    },
    tell: () => undefined, // each loss of a connection is in the logs
  });
  const stop = async (): Promise<void> => {
    await topology.stop();
    unmount?.();
    folder.remove();
  };
  const ask: TrialSite['ask'] = (work) => asked(superuserUrl(topology.shape), work);
  try {
    await topology.start();
    const slots = await ask(chooseSlots);
    const certificate = certificateIn(topology.shape);
    return { topology, port, dataDir, certificate, hasSmallDisk: unmount !== undefined, ...slots, ask, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends what a killed run has left. */
async function clear(path: string): Promise<void> {
  await endLeftOvers(path);
  await endEveryPostgres(join(path, 'topology'));
}

function optionsOf(port: number, dataDir: string) {
  const limits = { SEATS_PER_NETWORK: '1000000', SEATS_PER_EMAIL: '1000000', HOLD_MINUTES: '120' };
  const unset = { DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', S3_URL: '', RELEASES_URL: '', STRIPE_KEY: '' };
  const env = { ...process.env, ...unset, ...limits, NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  const own = (name: string): NodeJS.ProcessEnv => (name === 'api-b' ? fakeClock(dataDir) : {});
  // nothing is moved there but by a how-to
  const ledgerServers = ['north'];
  return { port, dataDir, seedDemo: true, publicUrl: `https://localhost:${port}`, env, own, ledgerServers };
}

async function asked<Answer>(url: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const isSmall = 'experience_id = 9';

async function chooseSlots(client: Client): Promise<Pick<TrialSite, 'wide' | 'small'>> {
  await makeRoom(client);
  const columns = 'venue_id as "venueId", experience_id as "experienceId", date::text, time';
  const free = 'date > current_date + 10 and booked_count = 0 and not closed';
  const read = async (where: string, count: number): Promise<Slot[]> => {
    const text = `select ${columns} from booking.slots where ${free} and ${where} order by random() limit ${count}`;
    return (await client.query<Slot>(text)).rows;
  };
  const [wide, small] = [await read(`not (${isSmall})`, 300), await read(isSmall, 60)];
  if (wide.length === 0) throw new PlainError('The demo data opened no slot to book.');
  return { wide, small };
}
