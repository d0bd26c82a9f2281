import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { until } from '../../../../test/until.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { slotIdOf } from '../domain/slot/slot-id.js';
import { aRequest, type BookingHouse, bookingHouse } from '../testing/booking-house.js';
import { takeGuardsOut } from '../testing/without-guard.js';
import { PlaceBooking } from './features/place-booking/place-booking.js';

const clients = 200;
const seatsLeft = 7;
/** `npm run race -- --times 50` says another number. */
const times = Number(process.env.RACE_TIMES ?? 4);
const firstDay = '2026-12-01';
/** A day has thirteen slots of the Jurassic Ride or more; one day more for Christmas, when the venue is closed. */
const days = Math.ceil(times / 13) + 1;

let house: BookingHouse;
/** The clients are spread over the processes of the service, as behind a balancer. */
let processes: CommandBus[];

beforeEach(async () => {
  house = await bookingHouse();
  const others = await Promise.all([1, 2, 3].map(() => house.anotherProcess()));
  processes = [house.commands, ...others];
});
afterEach(() => house.close());

/** Where a race is run. */
interface Track {
  readonly date: string;
  readonly time: string;
}

const evening: Track = { date: firstDay, time: '19:00' };

/** Longer than any race: a fault that stays is told, not tried for ever. */
const MOST_TRIES = 1_000;

/** Books as a person would: what is refused is refused, what went wrong on our side is tried again. */
async function book(track: Track, numberOfTickets: number, commands = house.commands): Promise<number> {
  const request = aRequest({ ...track, numberOfTickets });
  for (let nth = 0; nth < MOST_TRIES; nth++) {
    const placed = commands.execute(new PlaceBooking(request, { userId: null }));
    const seats = await placed.then(() => numberOfTickets, seatsAfter);
    if (seats !== undefined) return seats;
  }
  throw new Error(`Nobody was told what became of a booking in ${MOST_TRIES} tries`);
}

/** @returns none for whoever came too late; undefined where it has to be tried again */
function seatsAfter(error: unknown): 0 | undefined {
  if (!(error instanceof Refusal) || error.code === 'CONFLICT') return undefined;
  if (error.code === 'SLOT_FULL') return 0;
  throw error;
}

/**
 * 200 clients for the last seats of one slot. A closed door before the log lets every process decide, or wait for its
 * turn to decide, before the first of them commits. @returns the seats that were sold to them
 */
async function race(track: Track, ticketsOf: (client: number) => number): Promise<number> {
  await book(track, 20 - seatsLeft);
  const door = await house.pool.connect();
  await door.query('begin; lock table log.checkpoint in exclusive mode');
  const buy = (client: number) => book(track, ticketsOf(client), processes[client % processes.length]);
  const buying = Promise.all(Array.from({ length: clients }, (_, client) => buy(client)));
  await until(async () => (await waitingAtTheDoor()) >= processes.length);
  await door.query('commit');
  door.release();
  return (await buying).reduce((sum, seats) => sum + seats, 0);
}

async function waitingAtTheDoor(): Promise<number> {
  const { rows } = await house.pool.query<{ waiting: number }>(
    `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
}

/** What the log, the slot board and the bookings say about the seats of a slot: they must agree. */
async function seatsAccordingToAll({ date, time }: Track): Promise<number[]> {
  const { rows } = await house.pool.query<{ seats: number }>(
    `select coalesce(sum((data->>'seats')::int), 0)::int as seats from log.events
       where type = 'SeatsHeld' and stream = 'slot/' || $1
     union all select booked_count from booking.slots where slot_id = $1
     union all select coalesce(sum(tickets), 0)::int from booking.bookings where slot_id = $1`,
    [slotIdOf({ venueId: 1, experienceId: 1, date, time })],
  );
  return rows.map(({ seats }) => seats);
}

const tell = (line: string) => process.env.RACE_TIMES && process.stdout.write(`${line}\n`);

describe(`${clients} clients for the last ${seatsLeft} seats of a slot`, () => {
  it(`buy exactly what there is, ${times} times over`, async () => {
    await house.opens(firstDay, days);
    const { rows: tracks } = await house.pool.query<Track>(
      'select date::text, time from booking.slots where experience_id = 1 order by date, time limit $1',
      [times],
    );
    expect(tracks).toHaveLength(times);
    for (const track of tracks) {
      const sold = await race(track, () => 1);
      tell(`${track.date} ${track.time}: ${clients} clients, ${seatsLeft} seats left, ${sold} sold`);
      expect(sold).toBe(seatsLeft);
      expect(await seatsAccordingToAll(track)).toEqual([20, 20, 20]);
    }
  }, 3_600_000);

  it('leave no seat unsold while somebody who fits was refused', async () => {
    await house.opens(firstDay, 1);
    const sold = await race(evening, (client) => 1 + (client % 4));
    expect(sold).toBe(seatsLeft);
    expect(await seatsAccordingToAll(evening)).toEqual([20, 20, 20]);
  }, 60_000);

  it('would buy more than there is, were the guard taken out', async () => {
    await house.opens(firstDay, 1);
    await takeGuardsOut(house.pool);
    const sold = await race(evening, () => 1);
    tell(`Without the guard: ${clients} clients, ${seatsLeft} seats left, ${sold} sold`);
    expect(sold).toBeGreaterThan(seatsLeft);
  }, 60_000);
});
