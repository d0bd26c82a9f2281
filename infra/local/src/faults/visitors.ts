import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** A time that can be booked. */
interface Slot {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
}

/** What a visitor is told. */
interface BookingAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly id?: string;
  readonly message?: string;
}

/** People at one process of the service, and what each of them was told. */
export class Visitors {
  /** The booking that each key was answered with. */
  readonly booked = new Map<string, string>();
  /** Everybody who was ever in a crowd. */
  readonly inCrowd: string[] = [];

  constructor(
    private readonly site: string,
    private readonly slots: readonly Slot[],
  ) {}

  /** Asks for one seat, under a key. */
  async book(key: string): Promise<BookingAnswer> {
    const slot = this.slots[Number.parseInt(key.slice(0, 8), 16) % this.slots.length];
    const person = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };
    const response = await fetch(`${this.site}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ venueId: 1, ...slot, numberOfTickets: 1, ticketType: 'standard', ...person }),
    });
    const body = (await response.json()) as Pick<BookingAnswer, 'id' | 'message'>;
    if (response.status === 201 && body.id) this.booked.set(key, body.id);
    return { ...body, status: response.status, retryAfter: response.headers.get('retry-after') };
  }

  /** Each asks again under the same key until it is booked, as a browser does. @throws when one is told anything but to come again */
  async bookInTheEnd(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.untilBooked(key)));
  }

  /** Ten new people ask once. @returns their keys, and what they were told */
  async tenAsk(): Promise<{ readonly keys: string[]; readonly answers: BookingAnswer[] }> {
    const keys = newKeys(10);
    return { keys, answers: await Promise.all(keys.map((key) => this.book(key))) };
  }

  /** So many people ask at once, and each who has booked is followed by the next, until somebody is not served. */
  async crowd(size: number): Promise<void> {
    await Promise.all(Array.from({ length: size }, () => this.queue()));
  }

  /** Until so many more than now have booked. */
  async untilMoreBooked(count: number): Promise<void> {
    for (const end = this.booked.size + count; this.booked.size < end; ) await delay(5);
  }

  statusOf(path: string): Promise<number> {
    return fetch(`${this.site}${path}`).then(({ status }) => status);
  }

  async untilStatus(path: string, wanted: number): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      if ((await this.statusOf(path).catch(() => 0)) === wanted) return;
      await delay(100);
    }
    throw new Error(`${path} never answered ${wanted}`);
  }

  private async queue(): Promise<void> {
    for (let isServed = true; isServed; ) {
      const key = randomUUID();
      this.inCrowd.push(key);
      isServed = await this.book(key).then(
        ({ status }) => status === 201,
        () => false,
      );
    }
  }

  private async untilBooked(key: string): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      const { status, message } = await this.book(key);
      if (status === 201) return;
      if (status !== 503) throw new Error(`${status}: ${message}`);
      await delay(100);
    }
    throw new Error('Nobody ever booked');
  }
}

/** What a person is told who has to come again. */
export const comeAgain = {
  status: 503,
  retryAfter: '1',
  message: 'The service is busy. Please try again in a moment.',
};

export const newKeys = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

/** Asks a database one question, over a connection of its own. */
export async function ask<Row extends object>(url: string, question: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** Slots far ahead that nobody has booked. */
export const freeSlots = (url: string): Promise<Slot[]> =>
  ask(
    url,
    `select experience_id as "experienceId", date::text, time from booking.slots
     where date > current_date + 20 and booked_count = 0 and not closed order by slot_id limit 400`,
  );

/** Everything in which what is stored and what people were told disagree. */
export async function wrongIn(url: string, { booked }: Visitors): Promise<string[]> {
  const stored = await ask<{ id: string }>(
    url,
    "select b.id from booking.bookings b join log.requests r on r.answer->>'id' = b.id::text",
  );
  const ids = new Set(stored.map(({ id }) => id));
  const answer = new Set(booked.values());
  const slots = await ask<{ id: string }>(
    url,
    `select slot_id as id from booking.slots s where booked_count <> (select coalesce(sum(tickets), 0)
       from booking.bookings b where b.slot_id = s.slot_id and b.status not in ('cancelled', 'expired'))`,
  );
  const [{ gaps } = { gaps: 1 }] = await ask<{ gaps: number }>(
    url,
    'select (max(position) - count(*))::int as gaps from log.events where ledger = 1',
  );
  return [
    ...[...answer].filter((id) => !ids.has(id)).map((id) => `${id} was acknowledged and is lost`),
    ...[...ids].filter((id) => !answer.has(id)).map((id) => `${id} is stored, and nobody was told`),
    ...slots.map(({ id }) => `the seats of ${id} are not those of its bookings`),
    ...(gaps === 0 ? [] : [`the log has ${gaps} gaps`]),
  ];
}
