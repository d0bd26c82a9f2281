import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { getRepositoryToken } from '@nestjs/typeorm';
import { Projections } from '@northlight/event-store';
import { BookingRow } from '../persistence/booking.row.js';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import { PlaceBooking } from '../selling/features/place-booking/place-booking.js';
import { DueHolds } from '../selling/persistence/due-holds.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { DueOffers } from '../waitlist/persistence/due-offers.js';
import { WaitlistRow } from '../waitlist/persistence/waitlist.row.js';
import { HoldsProcessor } from './holds.processor.js';

const minute = 60_000;
const end = new Date(now.getTime() + 15 * minute);
const justBefore = new Date(end.getTime() - 1);
const anHourLate = new Date(end.getTime() + 60 * minute);

let house: BookingHouse;
/** Three workers, each with its own process's command bus, on one database. */
let workers: HoldsProcessor[];

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday, 3);
  const apps = [house.app, await house.anotherApp(), await house.anotherApp()];
  workers = apps.map((app) => {
    const due = new DueHolds(app.get(getRepositoryToken(BookingRow), { strict: false }));
    const offers = new DueOffers(app.get(getRepositoryToken(WaitlistRow), { strict: false }));
    return new HoldsProcessor(app.get(CommandBus, { strict: false }), due, offers, house.clock);
  });
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const place = async (time: string, input = {}): Promise<string> =>
  (await house.post('/api/bookings', aRequest({ time, ...input }))).body.id;

const lapseHolds = async (worker = 0) => workers[worker]?.process({ id: 'spec' });

const statusOf = async (id: string): Promise<string> =>
  (await house.pool.query('select status from booking.bookings where id = $1', [id])).rows[0].status;

const count = async (type: string, id: string): Promise<number> => {
  const { rows } = await house.pool.query(
    "select count(*)::int as n from log.events where type = $1 and (stream = 'booking/' || $2 or data->>'bookingId' = $2)",
    [type, id],
  );
  return rows[0].n;
};

const lapsedOnce = async (id: string) => {
  expect([await statusOf(id), await count('HoldExpired', id), await count('SeatsReleased', id)]).toEqual([
    'expired',
    1,
    1,
  ]);
};

describe('a hold whose time is over', () => {
  it('lapses with the next job, and not a millisecond early', async () => {
    const id = await place('10:00');
    house.clock.set(justBefore);
    await lapseHolds();
    expect(await statusOf(id)).toBe('pending');
    house.clock.set(end);
    await lapseHolds();
    await lapsedOnce(id);
  });

  it('lapses once, however often the job runs', async () => {
    const id = await place('10:45');
    house.clock.set(end);
    await lapseHolds();
    await lapseHolds();
    await lapseHolds(1);
    await lapsedOnce(id);
  });

  it('lapses once, however many workers run the job at once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => place('11:30')));
    house.clock.set(end);
    await Promise.all([0, 1, 2, 0, 1, 2].map(lapseHolds));
    for (const id of ids) await lapsedOnce(id);
  });

  it('lapses once when the worker has slept for an hour, and its seats were sold and have lapsed again since', async () => {
    const ann = await place('12:15', { numberOfTickets: 20 });
    house.clock.set(end);
    const bob = await place('12:15', { numberOfTickets: 20 });
    house.clock.set(anHourLate);
    await lapseHolds();
    await lapsedOnce(ann);
    await lapsedOnce(bob);
  });

  it('lapses once when a visitor takes the seats while the job runs', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => place('13:00')));
    house.clock.set(end);
    const buyer = house.commands.execute(new PlaceBooking(aRequest({ time: '13:00' }), { userId: null }));
    await Promise.all([lapseHolds(1), buyer, lapseHolds(2)]);
    for (const id of ids) await lapsedOnce(id);
  });

  it('is found behind more others than are looked at together', async () => {
    const sunday = { date: '2026-11-29', numberOfTickets: 1 };
    const times = ['10:00', '10:45', '11:30', '12:15', '13:00', '13:45'];
    const full = (experienceId: number) =>
      times.flatMap((time) => Array.from({ length: 20 }, () => aRequest({ ...sunday, experienceId, time })));
    const requests = [...full(1), ...full(5)];
    await Promise.all(requests.map((request) => house.commands.execute(new PlaceBooking(request, { userId: null }))));
    house.clock.set(end);
    await lapseHolds();
    const { rows } = await house.pool.query(
      'select status, count(*)::int as n from booking.bookings where date = $1 group by status',
      [sunday.date],
    );
    expect(rows).toEqual([{ status: 'expired', n: 240 }]);
  }, 30_000);
});

describe('a booking that is confirmed', () => {
  it('in the last millisecond is kept, whatever the job does', async () => {
    const id = await place('13:45');
    house.clock.set(justBefore);
    await Promise.all([house.commands.execute(new ConfirmBooking(1, id)), lapseHolds(1)]);
    house.clock.set(anHourLate);
    await lapseHolds();
    expect([await statusOf(id), await count('SeatsReleased', id)]).toEqual(['confirmed', 0]);
  });
});

describe('one that cannot lapse', () => {
  it('keeps back none of the others, and is told of', async () => {
    const broken = await place('14:30');
    await house.pool.query(
      `with moved as (update log.head set position = position + 1 where ledger = 1 returning position)
       insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
       select 1, position, 'booking/' || $1, 2, 'NobodyKnowsThis', 1, '{}', '{}', now() from moved`,
      [broken],
    );
    const ids = await Promise.all([place('14:30'), place('15:15')]);
    house.clock.set(end);
    await expect(lapseHolds()).rejects.toThrow('1 of 3 holds could not lapse');
    for (const id of ids) await lapsedOnce(id);
    await house.pool.query("delete from log.events where type = 'NobodyKnowsThis'");
  });
});

describe('what lapsed', () => {
  it('is no longer taken on the slot board', async () => {
    const { rows } = await house.pool.query(
      `select slot_id from booking.slots s where booked_count <> (select coalesce(sum(tickets), 0) from booking.bookings b
         where b.slot_id = s.slot_id and status not in ('expired', 'cancelled'))`,
    );
    expect(rows).toEqual([]);
    expect(await house.app.get(Projections, { strict: false }).verify('slot-board')).toBe(0);
  });
});
