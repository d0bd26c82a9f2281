import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** A time that can be booked. */
export interface Slot {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
}

/** What a visitor is told. */
export interface BookingAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly id?: string;
  readonly code?: string;
  readonly message?: string;
}

/** Slots far ahead that nobody has booked yet, in the order of their names. */
export async function freeSlots(pool: pg.Pool, count: number): Promise<Slot[]> {
  const { rows } = await pool.query<Slot>(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where venue_id = 1 and date > current_date + 20 and booked_count = 0 and not closed order by slot_id limit $1`,
    [count],
  );
  return rows;
}

/** Asks one process for seats. @throws when the answer is cut, or there is none */
export async function book(
  port: number,
  slot: Slot,
  { key = randomUUID(), tickets = 1, customerEmail = 'ann@example.com' } = {},
): Promise<BookingAnswer> {
  const person = { customerName: 'Ann Lee', customerEmail };
  const response = await fetch(`http://127.0.0.1:${port}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ venueId: 1, ...slot, numberOfTickets: tickets, ticketType: 'standard', ...person }),
  });
  const body = (await response.json()) as Omit<BookingAnswer, 'status' | 'retryAfter'>;
  return { ...body, status: response.status, retryAfter: response.headers.get('retry-after') };
}

/** Asks again under the same key while it is told to come again, as a browser does. */
export async function bookWithRetries(port: number, slot: Slot): Promise<BookingAnswer> {
  const key = randomUUID();
  for (;;) {
    const answer = await book(port, slot, { key });
    if (answer.status !== 503 && answer.status !== 429) return answer;
    await delay(100 + Math.random() * 400);
  }
}

/** Seats of a slot according to its row, and according to the bookings of it. */
export async function seatsOf(pool: pg.Pool, { experienceId, date, time }: Slot): Promise<number[]> {
  const { rows } = await pool.query<{ seats: number; tickets: number }>(
    `select booked_count as seats, (select coalesce(sum(tickets), 0)::int from booking.bookings b
       where b.slot_id = s.slot_id and status not in ('cancelled', 'expired')) as tickets
     from booking.slots s where venue_id = 1 and experience_id = $1 and date = $2 and time = $3`,
    [experienceId, date, time],
  );
  return [rows[0]?.seats ?? -1, rows[0]?.tickets ?? -1];
}
