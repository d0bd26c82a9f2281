import type { EventTypes } from '@northlight/event-store';
import { type EventRow, eventColumns } from '@northlight/event-store/rows';
import type pg from 'pg';
import { breachesOf, type Entry } from '../../src/contexts/booking/testing/breaches.js';
import { type History, lastKnown, type Operation } from './history.js';
import { possibleStates } from './possible.js';

interface Stored {
  readonly id: string;
  readonly key: string;
  readonly status: string;
  readonly tickets: number;
  readonly date: string;
  readonly time: string;
}

/**
 * Everything that the stored truth and the clients' memories disagree on: I1 to I5 of reliability.md, and the seats of the
 * board. For I6 there is `Projections.verify`.
 */
export async function disagreements(history: History, pool: pg.Pool, types: EventTypes): Promise<string[]> {
  const stored = await storedBookings(pool);
  const stories = history.operations
    .filter(({ does }) => does === 'place')
    .map((place) => [place, ...history.operations.filter(({ placedBy }) => placedBy === place.key)]);
  return [
    ...history.operations.flatMap(contradictions),
    ...stories.flatMap((operations) => unexpected(operations, stored)),
    ...strangers(history, stored),
    ...breachesOf(await wholeLog(pool, types), 0, await seatsOnBoard(pool)),
  ];
}

/** Two answers to one command that say different things. */
function contradictions({ key, outcomes }: Operation): string[] {
  const distinct = new Set(outcomes.filter(({ is }) => is !== 'unknown').map((outcome) => JSON.stringify(outcome)));
  return distinct.size > 1 ? [`${key} was answered ${[...distinct].join(' and ')}`] : [];
}

/** I1 and I4: one key, one booking; what was acknowledged is stored, and as its client may expect. */
function unexpected(operations: readonly Operation[], stored: readonly Stored[]): string[] {
  const [{ key }] = operations as [Operation];
  const mine = stored.filter((booking) => booking.key === key);
  if (mine.length > 1) return [`${key} made ${mine.length} bookings`];
  const place = lastKnown(operations[0] as Operation);
  const [booking] = mine;
  if (place.is === 'ok' && booking?.id !== place.body.id)
    return [`${key} was acknowledged as ${place.body.id} and stored as ${booking?.id}`];
  if (!booking) return [];
  const { status, tickets, date, time } = booking;
  const found = JSON.stringify({ status, tickets, date, time });
  const states = possibleStates(operations).map((state) => JSON.stringify(state));
  return states.includes(found) ? [] : [`${key} is ${found}, and may be ${states.join(' or ')}`];
}

/** I2: what is stored was acknowledged, or nobody knows. */
function strangers({ operations }: History, stored: readonly Stored[]): string[] {
  const keys = new Set(operations.map(({ key }) => key));
  return stored.filter(({ key }) => !keys.has(key)).map(({ id }) => `nobody asked for ${id}`);
}

async function storedBookings(pool: pg.Pool): Promise<Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select b.id, coalesce(r.key, '') as key, b.status, b.tickets, b.date::text, b.time from booking.bookings b
     left join log.requests r on r.ledger = b.venue_id and r.answer->>'id' = b.id::text
     where b.id::text not like 'd3a0%-0000-4000-8000-%'`,
  );
  return rows;
}

async function seatsOnBoard(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; taken: number }>(
    'select slot_id as id, booked_count as taken from booking.slots where venue_id = 1',
  );
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

async function wholeLog(pool: pg.Pool, types: EventTypes): Promise<Entry[]> {
  const { rows } = await pool.query<EventRow>(
    `select ${eventColumns} from log.events where ledger = 1 order by position`,
  );
  return rows.map((row) => types.read(row) as Entry);
}
