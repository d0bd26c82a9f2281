import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type pg from 'pg';
import type { ThrowAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { forgetEverything } from '../../src/platform/queues/testing/queue-backends.js';
import { seededDatabase } from '../seeded-database.js';
import { writtenMails } from '../written-mails.js';
import { Processes } from './processes.js';
import { searched } from './search.js';

const json = { 'Content-Type': 'application/json' };
/** Twenty people whose names stand nowhere else, and are names, so that mails greet with them; the first ten ask to be forgotten. */
const people = Array.from({ length: 20 }, (_, index) => {
  const nth = String(index).padStart(2, '0');
  const customerEmail = `Quillon.${nth}@abernothy.example`;
  const letter = String.fromCharCode('a'.charCodeAt(0) + index);
  return { customerName: `Quillon-q${letter} Abernothy`, customerEmail, customerPhone: `+1 585 777 00${nth}` };
});
export type CrowdPerson = (typeof people)[number];

/** Twenty who book and order at once on a site of two processes, of whom ten are forgotten; and what is found of them. */
export class Crowd {
  readonly people = people;
  readonly forgotten = people.slice(0, 10);
  readonly remaining = people.slice(10);
  readonly words = people.flatMap((person) => Object.values(person));
  readonly references = new Map<string, string>();
  /** What was stored of those who were forgotten, while it was. */
  readonly secrets: string[] = [];
  folder!: string;
  pool!: pg.Pool;
  processes!: Processes;
  slot!: { readonly experienceId: number; readonly date: string; readonly time: string };
  private api!: string;
  private cookie!: string;
  private database!: ThrowAwayDatabase;

  /** @param queues the address of the queues, empty where they are in PostgreSQL */
  constructor(private readonly queues: string) {}

  async start(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'northlight-privacy-'));
    this.database = await seededDatabase();
    this.pool = this.database.pool();
    if (this.queues) await forgetEverything(this.queues);
    const { DATABASE_URL, SECRET } = this.database.settings;
    const given = { NODE_ENV: 'development', DATABASE_URL, SECRET, REDIS_URL: this.queues, DATA_DIR: this.folder };
    this.processes = new Processes({ ...given, LOG_LEVEL: 'debug', HOLD_MINUTES: '0' });
    const seeded = this.processes.tool('seed', '--with-admin');
    this.api = await this.processes.start('api');
    this.cookie = await this.signIn(seeded);
    this.slot = await this.freeSlot();
  }

  async stop(): Promise<void> {
    await this.processes.stop();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async book(person: CrowdPerson): Promise<void> {
    const booked = { venueId: 1, ...this.slot, numberOfTickets: 1, ticketType: 'standard', ...person };
    const headers = { ...json, 'Idempotency-Key': `visit-of-${people.indexOf(person)}` };
    const response = await fetch(`${this.api}/api/bookings`, { method: 'POST', headers, body: JSON.stringify(booked) });
    const answer = (await response.json()) as { reference: string };
    const known = this.references.get(person.customerName) ?? answer.reference;
    expect([response.status, answer.reference]).toEqual([201, known]);
    this.references.set(person.customerName, answer.reference);
  }

  /** Everybody orders a pair of glasses, too. */
  async order(person: CrowdPerson): Promise<void> {
    const body = JSON.stringify({ ...person, bookings: [], products: [{ productId: 7, quantity: 1 }] });
    const headers = { ...json, 'Idempotency-Key': `order-of-${people.indexOf(person)}` };
    expect((await fetch(`${this.api}/api/orders`, { method: 'POST', headers, body })).status).toBe(201);
  }

  /** The desk writes something about everybody. */
  async note({ customerName }: CrowdPerson): Promise<void> {
    const path = `${this.api}/api/admin/bookings/${this.references.get(customerName)}/notes`;
    const headers = { ...json, Cookie: this.cookie, 'Idempotency-Key': `note-on-${customerName.slice(0, 10)}` };
    const body = JSON.stringify({ text: `${customerName} sits at the aisle` });
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(201);
  }

  async forget({ customerEmail }: CrowdPerson): Promise<unknown> {
    const requests = { reason: 'the person asks', shownBy: 'mail at the address' };
    const body = JSON.stringify({ whom: customerEmail.toUpperCase(), ...requests });
    const headers = { ...json, Cookie: this.cookie };
    return (await fetch(`${this.api}/api/admin/persons`, { method: 'DELETE', headers, body })).json();
  }

  /** The key and the sealed texts of whoever booked, in hexadecimal. */
  async storedOf({ customerName }: CrowdPerson): Promise<string[]> {
    const { rows } = await this.pool.query<{ key: string; sealed: string; note: string }>(
      `select encode(wrapped_key, 'hex') as key, encode(c.sealed, 'hex') as sealed,
         encode(n.sealed, 'hex') as note from booking.bookings b join booking.notes n on n.booking_id = b.id
       join booking.customers c on c.ref = b.customer_ref join booking.person_keys k on k.ref = c.ref
       where reference = $1`,
      [this.references.get(customerName)],
    );
    return rows.flatMap(({ key, sealed, note }) => [key, sealed, note]);
  }

  /** Seats and bookings as they stand, whoever they are of. */
  async rows(): Promise<string[]> {
    const { rows } = await this.pool.query<{ row: string }>(
      'select s::text as row from booking.slots s union all select b::text from booking.bookings b order by 1',
    );
    return rows.map(({ row }) => row);
  }

  /** How many jobs about bookings and orders are still to be done. */
  async waiting(): Promise<number | null> {
    const jobs = "select from log.outbox where done_at is null and payload::jsonb ?| '{bookingId,orderId}'";
    return (await this.pool.query(jobs)).rowCount;
  }

  mails = (): Promise<string[]> => writtenMails(this.folder);

  /** What the audit has of searches for persons. */
  async lookedUp(): Promise<object[]> {
    const searches = "select role, new from log.audit where what = 'searched' and subject_kind = 'persons'";
    return (await this.pool.query(searches)).rows;
  }

  /** Where something of them stands. */
  search(): ReturnType<typeof searched> {
    const { pool, queues: redisUrl, processes } = this;
    return searched([...this.words, ...this.secrets], { pool, redisUrl, output: processes.output });
  }

  async dashboard(): Promise<unknown> {
    return (await fetch(`${this.api}/api/admin/dashboard`, { headers: { Cookie: this.cookie } })).json();
  }

  private async signIn(seeded: string): Promise<string> {
    const [, username, password] = /account (admin\S*) has the password (\S+)/.exec(seeded) ?? [];
    const body = JSON.stringify({ username, password });
    const response = await fetch(`${this.api}/api/auth/login`, { method: 'POST', headers: json, body });
    expect(response.status).toBe(200);
    return response.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
  }

  private async freeSlot(): Promise<Crowd['slot']> {
    const { rows } = await this.pool.query(
      `select experience_id as "experienceId", date::text, time from booking.slots
       where booked_count = 0 and capacity >= 20 and date > current_date + 10 order by slot_id limit 1`,
    );
    return rows[0];
  }
}
