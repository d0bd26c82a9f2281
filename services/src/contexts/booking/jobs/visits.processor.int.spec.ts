import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { getRepositoryToken } from '@nestjs/typeorm';
import { ClockJobRuns } from '../../../platform/queues/clock-job-runs.js';
import { Catalog } from '../../catalog/index.js';
import { CancelBooking } from '../changing/features/cancel-booking/cancel-booking.handler.js';
import { MoveBooking } from '../changing/features/move-booking/move-booking.handler.js';
import { CheckIn } from '../door/features/check-in/check-in.handler.js';
import { CloseVisit } from '../door/features/close-visit/close-visit.handler.js';
import { OpenVisits } from '../door/persistence/open-visits.js';
import { BookingRow } from '../persistence/booking.row.js';
import { visitsQueue } from '../queues/visits.queue.js';
import { PlaceBooking } from '../selling/features/place-booking/place-booking.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { VisitsProcessor } from './visits.processor.js';

/** The door on Saturday, a quarter past two in Rochester. */
const atTheDoor = new Date('2026-11-28T19:15:00Z');
/** Six on Sunday morning in Rochester: Saturday is over. */
const sixOnSunday = new Date('2026-11-29T11:00:00Z');
const justBefore = new Date(sixOnSunday.getTime() - 1);
const monday = new Date('2026-11-30T15:00:00Z');

let house: BookingHouse;
/** Three workers, each with its own process's command bus, on one database. */
let workers: VisitsProcessor[];
let runs: ClockJobRuns;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 3);
  runs = new ClockJobRuns(house.pool, house.clock);
  const apps = [house.app, await house.anotherApp(), await house.anotherApp()];
  workers = apps.map((app) => {
    const open = new OpenVisits(app.get(getRepositoryToken(BookingRow), { strict: false }));
    const catalog = app.get(Catalog, { strict: false });
    return new VisitsProcessor(app.get(CommandBus, { strict: false }), catalog, open, house.clock, runs);
  });
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const place = async (time: string, input = {}): Promise<string> => {
  const { id } = await house.commands.execute(new PlaceBooking(aRequest({ time, ...input }), { userId: null }));
  return id;
};
const letIn = async (id: string, how = {}) => {
  house.clock.set(atTheDoor);
  await house.commands.execute(new CheckIn(1, id, how));
};
const close = async (at: Date, { worker = 0, daysBack = 7 } = {}) => {
  house.clock.set(at);
  return workers[worker]?.process({ id: 'spec', data: { daysBack } });
};

const statusOf = async (id: string): Promise<string> =>
  (await house.pool.query('select status from booking.bookings where id = $1', [id])).rows[0].status;

const endsOf = async (id: string): Promise<string[]> => {
  const { rows } = await house.pool.query(
    `select type from log.events where stream = 'booking/' || $1 and type in ('BookingCompleted', 'NoShowRecorded')
     order by position`,
    [id],
  );
  return rows.map(({ type }) => type);
};

describe('the morning after', () => {
  it('has visited who was let in, and who was expected has not come: at six, and not a millisecond before', async () => {
    const [came, away] = [await place('10:00'), await place('10:00')];
    await letIn(came);
    await close(justBefore);
    expect([await statusOf(came), await statusOf(away)]).toEqual(['checked_in', 'pending']);
    await close(sixOnSunday);
    expect([await statusOf(came), await statusOf(away)]).toEqual(['completed', 'no_show']);
  });

  it('closes each visit once, however often and in however many workers the job runs', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => place('10:45')));
    await letIn(ids[0] as string);
    await Promise.all([0, 1, 2, 0, 1, 2].map((worker) => close(sixOnSunday, { worker })));
    await close(monday);
    for (const id of ids) await house.commands.execute(new CloseVisit(1, id, saturday));
    const ends = await Promise.all(ids.map(endsOf));
    expect(ends).toEqual([['BookingCompleted'], ...Array.from({ length: 7 }, () => ['NoShowRecorded'])]);
  });

  it('leaves alone what was cancelled, and what is ahead', async () => {
    const cancelled = await place('11:30');
    const ahead = await place('14:30', { date: '2026-11-29' });
    await house.commands.execute(new CancelBooking(1, cancelled, { by: 'customer', reason: 'ill' }));
    await close(sixOnSunday);
    expect([await statusOf(cancelled), await statusOf(ahead)]).toEqual(['cancelled', 'pending']);
  });

  it('leaves alone what was moved to a day ahead after the job had looked', async () => {
    const id = await place('12:15');
    await house.commands.execute(new MoveBooking(1, id, { date: '2026-11-30', time: '12:15' }));
    house.clock.set(sixOnSunday);
    await house.commands.execute(new CloseVisit(1, id, saturday));
    expect(await statusOf(id)).toBe('pending');
  });

  it('comes by the wall of the venue', async () => {
    const id = await place('12:15');
    await house.changesCatalog("update catalog.venues set timezone = 'America/Los_Angeles' where id = 1");
    await close(new Date('2026-11-29T13:59:59Z'));
    expect(await statusOf(id)).toBe('pending');
    await close(new Date('2026-11-29T14:00:00Z'));
    expect(await statusOf(id)).toBe('no_show');
    await house.changesCatalog("update catalog.venues set timezone = 'America/New_York' where id = 1");
  });
});

describe('a worker that slept', () => {
  it('closes what an hourly look no longer finds', async () => {
    const id = await place('13:00');
    const inThreeWeeks = new Date('2026-12-20T15:00:00Z');
    await close(inThreeWeeks);
    expect(await statusOf(id)).toBe('pending');
    await close(inThreeWeeks, { daysBack: 400 });
    expect(await statusOf(id)).toBe('no_show');
  });

  it('closes at its first look what was open when it fell asleep', async () => {
    const id = await place('13:00');
    await runs.done(visitsQueue.close);
    await close(new Date('2026-12-20T15:00:00Z'));
    expect(await statusOf(id)).toBe('no_show');
  });

  it('finds visits behind more others than are looked at together', async () => {
    const times = ['10:00', '10:45', '11:30', '12:15', '13:00', '13:45'];
    const requests = times.flatMap((time) =>
      [1, 5].flatMap((experienceId) =>
        Array.from({ length: 20 }, () => ({ date: '2026-11-29', experienceId, numberOfTickets: 1, time })),
      ),
    );
    await Promise.all(requests.map(({ time, ...input }) => place(time, input)));
    await close(monday);
    const { rows } = await house.pool.query(
      "select status, count(*)::int as n from booking.bookings where date = '2026-11-29' group by status",
    );
    expect(rows).toEqual([{ status: 'no_show', n: 241 }]); // and the one that was ahead
  }, 30_000);
});

describe('who came and was not noted', () => {
  it('is let in later by whoever knows better, and has visited then', async () => {
    const id = await place('13:45');
    await close(sixOnSunday);
    expect(await statusOf(id)).toBe('no_show');
    house.clock.set(monday);
    await expect(house.commands.execute(new CheckIn(1, id))).rejects.toMatchObject({ code: 'NOT_TODAY' });
    await house.commands.execute(new CheckIn(1, id, { anyway: true }));
    await close(monday);
    expect(await endsOf(id)).toEqual(['NoShowRecorded', 'BookingCompleted']);
    expect(await statusOf(id)).toBe('completed');
  });
});

describe('one that cannot be closed', () => {
  it('keeps back none of the others, and is told of', async () => {
    const broken = await place('14:30');
    await house.pool.query(
      `with moved as (update log.head set position = position + 1 where ledger = 1 returning position)
       insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
       select 1, position, 'booking/' || $1, 2, 'NobodyKnowsThis', 1, '{}', '{}', now() from moved`,
      [broken],
    );
    const ids = await Promise.all([place('14:30'), place('15:15')]);
    await expect(close(monday)).rejects.toThrow('1 of 3 visits could not be closed');
    for (const id of ids) expect(await statusOf(id)).toBe('no_show');
    await house.pool.query("delete from log.events where type = 'NobodyKnowsThis'");
  });
});
