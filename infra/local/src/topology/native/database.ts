import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { wordsOf } from '../../processes/plain-error.js';
import { ledgerServersOf, ledgerSuperuserUrl } from './ledger-server.js';
import { reader } from './pgbouncer.js';
import { addressOf, type Shape } from './shape.js';
import { processZones, zones } from './zones.js';

const OWNER = 'northlight';
const TRIES_MS = 30_000;

/** Where the processes of a zone find the primary, whichever it is. */
export const databaseUrl = (shape: Shape, zone = processZones[0] as string): string =>
  `postgres://${OWNER}:${shape.passwords.northlight}@${addressOf(shape, `haproxy-${zone}`)}/${OWNER}`;

/** The copies that answer what is only read, that of the zone first; whichever of them is the primary is not asked. */
export const readerUrls = (shape: Shape, zone: string): string =>
  zones
    .toSorted((one, other) => Number(other === zone) - Number(one === zone))
    .map((one) => `postgres://${reader}:${shape.passwords.reader}@${addressOf(shape, `postgres-${one}`)}/${OWNER}`)
    .join();

/** The same for who may do everything. */
export const superuserUrl = (shape: Shape, database = OWNER): string =>
  `postgres://postgres:${shape.passwords.superuser}@${addressOf(shape, `haproxy-${processZones[0]}`)}/${database}`;

/** Makes the database, its owner and the role of those who only read, where they are not there yet: at home and on all other servers. */
export async function makeDatabase(shape: Shape): Promise<void> {
  await makeDatabaseAt(shape, (database) => superuserUrl(shape, database));
  for (const server of ledgerServersOf(shape.ports))
    await makeDatabaseAt(shape, (database) => ledgerSuperuserUrl(shape, server, database));
}

async function makeDatabaseAt(shape: Shape, urlOf: (database: string) => string): Promise<void> {
  const { northlight, reader: password } = shape.passwords;
  await asSuperuser(urlOf('postgres'), async (client) => {
    await makeRole(client, OWNER, northlight);
    await makeRole(client, reader, password);
    const found = await client.query('select 1 from pg_database where datname = $1', [OWNER]);
    if (found.rowCount === 0) await client.query(`create database ${OWNER} owner ${OWNER}`);
  });
  await asSuperuser(urlOf(OWNER), async (client) => {
    await client.query(`grant pg_read_all_data to ${reader};
      alter role ${reader} set default_transaction_read_only = on;
      alter role ${reader} set statement_timeout = '30s';
      create extension if not exists pg_trgm`);
  });
}

async function makeRole(client: Client, name: string, password: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create role ${name} login password ${client.escapeLiteral(password)}`);
}

/** The primary may not be known to the balancer yet: it is asked again for half a minute. */
export async function asSuperuser(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  for (const until = Date.now() + TRIES_MS; ; await delay(300)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      if (Date.now() > until) throw new Error(`The primary cannot be prepared: ${wordsOf(error)}`);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
