import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { PlainError } from '../../processes/plain-error.js';
import { type BenchProcess, type BenchSystem, benchSystem } from '../bench-system.js';

/** A house with its first admin signed in. */
export interface House {
  readonly system: BenchSystem;
  readonly db: Client;
  /** @param line as in `GET /api/admin/users` @throws when it is refused */
  ask<Answer = unknown>(line: string, body?: object): Promise<Answer>;
  /** Another API process takes over; sessions stay. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const admin = { username: 'first', email: 'first@example.com', password: 'lamp-in-a-window' } as const;
const setUp = { ADMIN_SETUP_EMAIL: admin.email, ADMIN_SETUP_PASSWORD: admin.password };

/** A database with the demo data, an API on it, and somebody who may do everything. */
export async function openHouse(): Promise<House> {
  Object.assign(process.env, setUp);
  const system = await benchSystem();
  const db = new Client({ connectionString: system.databaseUrl });
  await db.connect();
  let api: BenchProcess = await system.startApi();
  let cookie = '';
  const send = async (line: string, body?: object): Promise<Response> => {
    const [method = 'GET', path = ''] = line.split(' ');
    const headers = {
      cookie,
      ...(body ? { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() } : {}),
    };
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(`http://127.0.0.1:${api.port}${path}`, init);
    if (!response.ok) throw new PlainError(`${line} was refused: ${response.status} ${await response.text()}`);
    return response;
  };
  await send('POST /api/auth/register', { ...admin, isAdmin: true });
  const { headers } = await send('POST /api/auth/login', admin);
  cookie = headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
  return {
    system,
    db,
    ask: async <Answer>(line: string, body?: object) => (await (await send(line, body)).json()) as Answer,
    restart: async () => {
      await api.stop();
      api = await system.startApi();
    },
    stop: async () => {
      await db.end();
      await api.stop();
      await system.stop();
    },
  };
}
