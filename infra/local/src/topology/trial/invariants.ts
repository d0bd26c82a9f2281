import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { History, Operation } from './history.js';

/** A sentence for each breach of I1 to I5 (/docs/engine/proof.md): what is stored beside what people were told. */
export async function breachesOf(history: History, client: Client): Promise<string[]> {
  const stored = await storedBookings(client);
  return [
    ...history.operations.flatMap((operation) => breachesOfOne(operation, stored)),
    ...strangers(history, stored),
    ...(await seats(client)),
    ...(await streams(client)),
  ];
}

interface Stored {
  readonly id: string;
  readonly key: string;
  readonly status: string;
}

/** What this run has booked: each booking with the key under which it was asked for. */
async function storedBookings(client: Client): Promise<Map<string, Stored[]>> {
  const { rows } = await client.query<Stored>(
    `select b.id::text, r.key, b.status from booking.bookings b
     join log.requests r on r.ledger = b.venue_id and r.answer->>'id' = b.id::text`,
  );
  const byKey = new Map<string, Stored[]>();
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  return byKey;
}

/** I1: acknowledged is stored. I4: one key, one booking. */
function breachesOfOne({ key, ids, known, cancelled }: Operation, stored: Map<string, Stored[]>): string[] {
  const mine = stored.get(key) ?? [];
  const found = new Set(mine.map(({ id }) => id));
  const [first] = mine;
  return [
    ...(ids.size > 1 ? [`I4 ${key} was answered with ${ids.size} bookings`] : []),
    ...(found.size > 1 ? [`I4 ${key} made ${found.size} bookings`] : []),
    ...[...ids].filter((id) => !found.has(id)).map((id) => `I1 ${id} was acknowledged and is lost`),
    ...(known === 'fail' && first ? [`I2 ${key} was refused and is stored`] : []),
    ...(cancelled === 'ok' && first && first.status !== 'cancelled' ? [`I1 ${first.id} was cancelled and is not`] : []),
  ];
}

/** I2: what is stored was asked for. Bookings of the demo were there before. */
function strangers({ operations }: History, stored: Map<string, Stored[]>): string[] {
  const keys = new Set(operations.flatMap(({ key, cancelKey = key }) => [key, cancelKey]));
  const isKey = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;
  return [...stored.keys()]
    .filter((key) => isKey.test(key) && !keys.has(key))
    .map((key) => `I2 nobody asked for ${key}`);
}

/** I3: no slot has sold more than it has, and each knows what it has sold. */
async function seats(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string; taken: number; capacity: number; sold: number }>(
    `select s.slot_id as id, s.booked_count as taken, s.capacity, coalesce(b.sold, 0)::int as sold
     from booking.slots s left join (select slot_id, sum(tickets) as sold from booking.bookings
       where status not in ('cancelled', 'expired') group by 1) b using (slot_id)
     where s.booked_count < 0 or s.booked_count > s.capacity or s.booked_count <> coalesce(b.sold, 0)`,
  );
  return rows.map(({ id, taken, capacity, sold }) => `I3 ${id} says ${taken} of ${capacity}, and ${sold} are sold`);
}

/** I5: positions and versions follow each other. */
async function streams(client: Client): Promise<string[]> {
  const gaps = await client.query<{ ledger: number; gaps: number }>(
    `select ledger, (max(position) - count(*))::int as gaps from log.events group by 1
     having max(position) <> count(*)`,
  );
  const versions = await client.query<{ stream: string }>(
    `select ledger, stream from log.events group by 1, 2
     having max(version) <> count(*) or count(distinct version) <> count(*) limit 20`,
  );
  return [
    ...gaps.rows.map(({ ledger, gaps: missing }) => `I5 ledger ${ledger} has ${missing} gaps`),
    ...versions.rows.map(({ stream }) => `I5 the versions of ${stream} have gaps`),
  ];
}

/** I7: whoever cancelled has one mail, and no such mail has still to be sent. */
export async function mailBreaches(history: History, client: Client, dataDir: string): Promise<string[]> {
  const mails = mailsOfCancelled(join(dataDir, 'mail'));
  const { rows } = await client.query<{ left: number }>(
    `select count(*)::int as left from log.outbox where kind = 'booking-cancelled' and done_at is null`,
  );
  const left = rows[0]?.left ?? 0;
  return [
    ...history.operations
      .filter(({ cancelled, reference = '' }) => cancelled === 'ok' && mails.get(reference) !== 1)
      .map(({ reference = '' }) => `I7 ${reference} was cancelled and has ${mails.get(reference) ?? 0} mails`),
    ...(left > 0 ? [`I7 ${left} mails are not sent`] : []),
  ];
}

/** How many mails there are of each booking that was cancelled, by its reference. */
function mailsOfCancelled(folder: string): Map<string, number> {
  const mails = new Map<string, number>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, reference] = /^booking-cancelled-(NL-[A-Z0-9]+)/.exec(name) ?? [];
    if (reference) mails.set(reference, (mails.get(reference) ?? 0) + 1);
  }
  return mails;
}

/** I8: no log has a password, a secret, a token of a booking or a visitor's address. */
export function secretBreaches(dataDir: string, secrets: Readonly<Record<string, string>>): string[] {
  const folders = [join(dataDir, 'logs'), join(dataDir, 'topology', 'nginx')];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(folder, name)),
  );
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.entries(secrets)
      .filter(([, secret]) => secret.length > 6 && text.includes(secret))
      .map(([name]) => `I8 ${file} has ${name}`);
  });
}
