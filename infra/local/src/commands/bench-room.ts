import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { tellRoom } from '../bench/room-report.js';
import { RoomVisitors } from '../bench/room-visitors.js';
import { startProgram } from '../bench/start-program.js';
import { startPostgres, stopPostgres } from '../postgres/start-postgres.js';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { startThrowAwayRedis } from '../redis/throw-away-redis.js';

const OPENS_AFTER_S = 30;
/** A web process reads an operator's change after two seconds at most. */
const READ_S = 3;
const ROOM = 1;
const entry = 'services/dist/apps/web/main.js';

/**
 * `npm run bench:room -- --visitors 50000 --seconds 60 --rate 20000`: a crowd before two web processes with Redis and without
 * PostgreSQL, which is stopped once they know the room. It opens half a minute after the first have come.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = {
    visitors: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20000' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [visitors, seconds, perMinute] = [values.visitors, values.seconds, values.rate].map(Number) as [
    number,
    number,
    number,
  ];
  const redis = await startThrowAwayRedis();
  if (!redis) throw new PlainError('This needs redis-server.');
  const folder = await throwAwayFolder('bench', stopPostgres);
  const postgres = await startPostgres({ dataDir: folder.path });
  const env = {
    ...{ ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder.path, REDIS_URL: redis.url },
    ...{ SECRET: randomBytes(32).toString('hex'), LOG_LEVEL: 'error', API_URL: 'http://127.0.0.1:1' },
  };
  await migrate(env);
  const webs = [await startProgram(entry, env, '/web/health/live'), await startProgram(entry, env, '/web/health/live')];
  try {
    const opensAt = await planRoom(postgres.url, perMinute);
    await pause(READ_S * 1000);
    await postgres.stop();
    console.log(`${visitors} visitors in ${seconds} s before two web processes; PostgreSQL is stopped.`);
    const limitMs = (OPENS_AFTER_S + (visitors / perMinute) * 60 + 60) * 1000;
    const crowd = { ports: webs.map(({ port }) => port), path: '/experience/bench', room: ROOM, visitors, limitMs };
    const opens = opensAt - Date.now();
    const result = await new RoomVisitors({ ...crowd, arriveMs: seconds * 1000 }).run();
    const broken = tellRoom(result, { opens, perMinute });
    if (broken.length > 0) throw new PlainError(broken.join('\n'));
  } finally {
    for (const web of webs) await web.stop();
    await redis.stop();
    folder.remove();
  }
}

async function planRoom(url: string, perMinute: number): Promise<number> {
  const opens = Date.now() + OPENS_AFTER_S * 1000;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into waiting_rooms.rooms (id, name, experience_id, experience_slug, gathers_at, opens_at, closes_at, visit_minutes,
       pace, seed) overriding system value values ($1, 'The bench', 1, 'bench', now(), $2, now() + interval '1 day', 15, $3, $4)`,
    [ROOM, new Date(opens), JSON.stringify([{ since: opens, served: 0, perMinute }]), randomBytes(32).toString('hex')],
  );
  await client.end();
  return opens;
}

async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run(process.execPath, ['services/dist/apps/tools/migrate.js'], { env });
  if (code !== 0) throw new PlainError(`migrate failed:\n${output}`);
}
