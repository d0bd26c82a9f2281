import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CancelBooking } from '../changing/features/cancel-booking/cancel-booking.handler.js';
import { MoveBooking } from '../changing/features/move-booking/move-booking.handler.js';
import { CheckIn } from '../door/features/check-in/check-in.handler.js';
import { VisitReminders } from '../persistence/visit-reminders.js';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import { PlaceBooking } from '../selling/features/place-booking/place-booking.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { RemindersProcessor } from './reminders.processor.js';

const hour = 3_600_000;
/** Half past two on Saturday in Rochester. */
const start = new Date('2026-11-28T19:30:00Z');
const before = (hours: number, of = start): Date => new Date(of.getTime() - hours * hour);

let house: BookingHouse;
/** Two workers on one database. */
let workers: RemindersProcessor[];

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday, 3);
  workers = [1, 2].map(() => new RemindersProcessor(new VisitReminders(house.pool), house.clock));
});
beforeEach(async () => {
  house.clock.set(now);
  await house.pool.query("delete from log.outbox where kind = 'visit-reminder'");
});
afterAll(() => house.close());

const hold = async (input = {}): Promise<string> => {
  const { id } = await house.commands.execute(
    new PlaceBooking(aRequest({ time: '14:30', ...input }), { userId: null }),
  );
  return id;
};
const book = async (input = {}): Promise<string> => {
  const id = await hold(input);
  await house.commands.execute(new ConfirmBooking(1, id));
  return id;
};
const look = async (at: Date): Promise<void> => {
  house.clock.set(at);
  await Promise.all(workers.map((worker) => worker.process({ id: 'spec' })));
};
/** The starts of which a party is to be reminded. */
const remindersOf = async (id: string): Promise<string[]> => {
  const { rows } = await house.pool.query(
    "select payload from log.outbox where kind = 'visit-reminder' and payload->>'bookingId' = $1 order by position",
    [id],
  );
  return rows.map(({ payload }) => payload.startsAt);
};

describe('the day before a visit', () => {
  it('its party is to be reminded, once, and not a minute early', async () => {
    const id = await book();
    await look(new Date(before(26).getTime() - 60_000));
    expect(await remindersOf(id)).toEqual([]);
    await look(before(26));
    await look(before(25));
    expect(await remindersOf(id)).toEqual([start.toISOString()]);
  });

  it('nobody is reminded of what is held, cancelled, or begun', async () => {
    const [cancelled, inside] = [await book(), await book()];
    await house.commands.execute(new CancelBooking(1, cancelled, { by: 'customer', reason: 'ill' }));
    house.clock.set(new Date(before(26).getTime() - 600_000));
    await house.commands.execute(new CheckIn(1, inside, { anyway: true }));
    const held = await hold({ time: '15:15' });
    await look(before(24));
    for (const id of [cancelled, inside, held]) expect(await remindersOf(id)).toEqual([]);
  });

  it('whoever has just chosen the time needs no reminder', async () => {
    house.clock.set(before(27.9));
    const late = await book();
    await look(before(26));
    expect(await remindersOf(late)).toEqual([]);
  });

  it('a party that has moved its visit is reminded of the new time', async () => {
    const id = await book();
    await house.commands.execute(new MoveBooking(1, id, { date: '2026-11-30', time: '14:30' }));
    await look(before(26));
    expect(await remindersOf(id)).toEqual([]);
    await look(before(26, new Date('2026-11-30T19:30:00Z')));
    expect(await remindersOf(id)).toEqual(['2026-11-30T19:30:00.000Z']);
  });

  it('a party that moves after its reminder gets another', async () => {
    const id = await book();
    await look(before(25));
    await house.commands.execute(new MoveBooking(1, id, { date: '2026-11-30', time: '14:30' }));
    await look(before(26, new Date('2026-11-30T19:30:00Z')));
    expect(await remindersOf(id)).toEqual([start.toISOString(), '2026-11-30T19:30:00.000Z']);
  });
});

describe('a worker that slept', () => {
  it('reminds late, until two hours before the start', async () => {
    const id = await book();
    await look(before(2));
    expect(await remindersOf(id)).toEqual([]);
    await look(before(2.1));
    expect(await remindersOf(id)).toEqual([start.toISOString()]);
  });
});

describe('when clocks change in the night between', () => {
  it.each([
    ['back', '2026-11-01', '2026-11-01T19:30:00Z'],
    ['ahead', '2027-03-14', '2027-03-14T18:30:00Z'],
  ])('%s, the hours before are counted, not what the wall shows', async (_, date, at) => {
    const begins = new Date(at);
    house.clock.set(before(24 * 7, begins));
    await house.opens(date);
    const id = await book({ date });
    await look(new Date(before(26, begins).getTime() - 60_000));
    expect(await remindersOf(id)).toEqual([]);
    await look(before(26, begins));
    expect(await remindersOf(id)).toEqual([begins.toISOString()]);
  });
});
