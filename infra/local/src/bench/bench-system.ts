import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres, stopPostgres } from '../postgres/start-postgres.js';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { apps, type ProcessName } from '../start/plans.js';
import { postmasterOf } from './processor-time.js';
import { type BenchProcess, startProgram } from './start-program.js';

export type { BenchProcess } from './start-program.js';

/** A slot that the load books. */
export interface BenchSlot {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
}

/** A database as safe as the real one, the demo data in it, and API processes on it. */
export interface BenchSystem {
  readonly databaseUrl: string;
  /** What the processes and tools of this system read their settings from. */
  readonly env: NodeJS.ProcessEnv;
  /** Starts an API process. @returns its port and how it ends */
  startApi(): Promise<BenchProcess>;
  /** Starts one of the processes of a site. @param api where `web` forwards to */
  start(name: ProcessName, api?: BenchProcess): Promise<BenchProcess>;
  /** Process id of the database's server. */
  readonly postgres: number;
  /** Another slot each time, while there are: no real one has a hundred thousand parties, which a program has to remember. */
  nextHotSlot(): BenchSlot;
  readonly manySlots: readonly BenchSlot[];
  /** With the seats of the demo data, which can be sold out. */
  readonly smallSlots: readonly BenchSlot[];
  stop(): Promise<void>;
}

const dayInSeconds = 86_400;

export async function benchSystem(): Promise<BenchSystem> {
  const folder = await throwAwayFolder('bench', stopPostgres);
  const postgres = await startPostgres({ dataDir: folder.path });
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder.path,
    SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'warn',
  };
  await tool('migrate', env);
  await tool('seed', env);
  const slots = await chooseSlots(postgres.url, () => tool('seed', { ...env, CLOCK_OFFSET: String(dayInSeconds) }));
  const stop = async (): Promise<void> => {
    await postgres.stop();
    folder.remove();
  };
  const postmaster = await postmasterOf(postgres.url);
  const start = (name: ProcessName, api?: BenchProcess) =>
    startProcess(name, { ...env, ...(api ? { API_URL: `http://127.0.0.1:${api.port}` } : {}) });
  const startApi = () => startProcess('bench', env);
  return { databaseUrl: postgres.url, env, postgres: postmaster, ...slots, startApi, start, stop };
}

/** @param app its folder among the apps of the services */
const startProcess = (app: ProcessName | 'bench', env: NodeJS.ProcessEnv): Promise<BenchProcess> =>
  startProgram(`${apps}/${app}/main.js`, env);

/** A thousand slots as they are, and some with more seats than a run can sell, of the day that comes into sight next. */
async function chooseSlots(
  url: string,
  openNextDay: () => Promise<void>,
): Promise<Pick<BenchSystem, 'nextHotSlot' | 'manySlots' | 'smallSlots'>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const columns = 'experience_id as "experienceId", date::text, time';
  const { rows: manySlots } = await client.query<BenchSlot>(
    `select ${columns} from booking.slots where date > current_date + 10 and booked_count = 0
     order by slot_id limit 1000`,
  );
  const { rows: smallSlots } = await client.query<BenchSlot>(
    `select ${columns} from booking.slots where date > current_date + 10 and booked_count = 0 and ${isSmall}
     order by slot_id limit 128`,
  );
  await makeRoom(client);
  await client.query(`update catalog.venue_experiences set rules = jsonb_set(rules, '{0,seats}', '10000000')`);
  await openNextDay();
  const { rows: hotSlots } = await client.query<BenchSlot>(
    `select ${columns} from booking.slots
     where venue_id = 1 and date = (select max(date) from booking.slots where venue_id = 1) order by slot_id`,
  );
  await client.end();
  const [first] = hotSlots;
  if (!first) throw new PlainError('The demo data opened no slot to measure.');
  let nth = 0;
  const nextHotSlot = (): BenchSlot => hotSlots[nth++ % hotSlots.length] ?? first;
  return { nextHotSlot, manySlots, smallSlots };
}

/** The slots of this experience keep their seats; it is not among those of the thousand. */
const SMALL_EXPERIENCE = 9;
const isSmall = `experience_id = ${SMALL_EXPERIENCE}`;

/** More seats in the other slots of the demo data than runs can sell: a full slot refuses, which is cheaper than to sell. */
export async function makeRoom(client: Client): Promise<void> {
  await client.query(
    `update log.events set data = data::jsonb || '{"capacity": 10000000}'
     where type = 'SlotOpened' and (data::jsonb ->> 'experienceId')::int <> ${SMALL_EXPERIENCE}`,
  );
  await client.query(`update booking.slots set capacity = 10000000 where not (${isSmall})`);
}

async function tool(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run(process.execPath, [`services/dist/apps/tools/${name}.js`], { env });
  if (code !== 0) throw new PlainError(`${name} failed:\n${output}`);
}
