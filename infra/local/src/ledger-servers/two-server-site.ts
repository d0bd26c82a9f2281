import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { type BenchProcess, makeRoom } from '../bench/bench-system.js';
import { startProgram } from '../bench/start-program.js';
import { startPostgres, stopPostgres } from '../postgres/start-postgres.js';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { apps } from '../start/plans.js';
import type { Slot } from '../topology/trial/history.js';

/** Names of the servers, as `LEDGER_SERVERS` has them. */
export const servers = ['home', 'north'] as const;
export type ServerName = (typeof servers)[number];

/** The venue that moves. */
export const movingVenue = 1;

/** What visitors pay with, and what takes something off. */
export interface Codes {
  readonly promoCode: string;
  readonly voucherCodes: readonly string[];
}

/** So often the promo code may be used, and so many dollars are on each of so many gift cards: some run out. */
const USES = 1_500;
const CARDS = 40;
const DOLLARS = 1_000;

/** Two PostgreSQL servers with a disk each of their own, API processes and a worker that know both. */
export interface TwoServerSite {
  readonly env: NodeJS.ProcessEnv;
  readonly slots: readonly Slot[];
  /** At a venue that stays at home. */
  readonly slotsAtHome: readonly Slot[];
  readonly codes: Codes;
  startApi(): Promise<BenchProcess>;
  /** Works with a connection to one of the servers. */
  ask<Answer>(server: ServerName, work: (client: Client) => Promise<Answer>): Promise<Answer>;
  stop(): Promise<void>;
}

/** @throws PlainError when a tool fails */
export async function startTwoServers(): Promise<TwoServerSite> {
  const folder = await throwAwayFolder('servers', stopAll);
  const [home, north] = [
    await startPostgres({ dataDir: join(folder.path, 'home') }),
    await startPostgres({ dataDir: join(folder.path, 'north') }),
  ];
  const urls = { home: home.url, north: north.url };
  const limits = { SEATS_PER_NETWORK: '1000000', SEATS_PER_EMAIL: '1000000', HOLD_MINUTES: '120' };
  const addresses = { DATABASE_URL: home.url, LEDGER_SERVERS: `north=${north.url}`, DATA_DIR: folder.path };
  const unset = { REDIS_URL: '', SMTP_URL: '', S3_URL: '', RELEASES_URL: '', STRIPE_KEY: '' };
  const secret = { SECRET: randomBytes(32).toString('hex'), LOG_LEVEL: 'fatal' };
  const env = { ...process.env, ...unset, ...limits, ...addresses, ...secret };
  const ask: TwoServerSite['ask'] = (server, work) => asked(urls[server], work);
  for (const name of ['migrate', 'seed']) await mustSucceed(name, env);
  const codes = await fillServers(env);
  const slots = await ask('home', (client) => chooseSlots(client, '='));
  const slotsAtHome = await ask('home', (client) => chooseSlots(client, '<>'));
  const worker = await startProgram(`${apps}/worker/main.js`, env);
  return {
    ...{ env, slots, slotsAtHome, codes, ask },
    startApi: () => startProgram(`${apps}/api/main.js`, env),
    stop: async () => {
      await worker.stop();
      await Promise.all([home.stop(), north.stop()]);
      folder.remove();
    },
  };
}

async function stopAll(path: string): Promise<void> {
  for (const name of servers) await stopPostgres(join(path, name));
}

async function mustSucceed(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run(process.execPath, [`${apps}/tools/${name}.js`], { env });
  if (code !== 0) throw new PlainError(`${name} failed:\n${output}`);
}

async function asked<Answer>(url: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fillServers(env: NodeJS.ProcessEnv): Promise<Codes> {
  const amounts = Array.from({ length: CARDS }, () => String(DOLLARS));
  const { code, output } = await run(process.execPath, [`${apps}/bench/fill-servers.js`, String(USES), ...amounts], {
    env,
  });
  if (code !== 0) throw new PlainError(`fill-servers failed:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Codes;
}

/** @param which those of the venue that moves, or of the others */
async function chooseSlots(client: Client, which: '=' | '<>'): Promise<Slot[]> {
  await makeRoom(client);
  const { rows } = await client.query<Slot>(
    `select venue_id as "venueId", experience_id as "experienceId", date::text, time from booking.slots
     where venue_id ${which} $1 and capacity > 1000000 and date > current_date + 10 and booked_count = 0 and not closed
     order by slot_id limit 200`,
    [movingVenue],
  );
  if (rows.length === 0) throw new PlainError('The demo data opened no slot to book.');
  return rows;
}
