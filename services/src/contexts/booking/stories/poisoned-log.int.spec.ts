import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WaitlistJoinedView } from '@northlight/contracts';
import { Projections } from '@northlight/event-store';
import { Followers } from '@northlight/event-store/consume';
import { HealthController } from '../../../platform/http/health.controller.js';
import { type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';
import { WaitlistStories } from '../testing/waitlist-stories.js';

let house: BookingHouse;
let people: WaitlistStories;
let followers: Followers;

beforeAll(async () => {
  house = await bookingHouse();
  people = new WaitlistStories(house);
  followers = house.app.get(Followers, { strict: false });
  await house.opens(saturday);
});
afterAll(() => house.close());

const poisoned = `slot/1-1-${saturday}-1430`;

/** Writes an event that no program of ours would write so. */
const writeByHand = (type: string, schema: number, data: object) =>
  house.pool.query(
    `with moved as (update log.head set position = position + 1 where ledger = 1 returning position)
     insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
     select 1, position, $1, (select max(version) + 1 from log.events where ledger = 1 and stream = $1), $2, $3, $4, '{}', $5
     from moved`,
    [poisoned, type, schema, data, house.clock.now()],
  );

const parked = async () => (await followers.parked()).map(({ stream, tries, error }) => ({ stream, tries, error }));
const status = async (entry: WaitlistJoinedView) => (await people.entry(entry)).status;

describe('a log with events that nobody can read', () => {
  let ann: WaitlistJoinedView;
  let bob: WaitlistJoinedView;
  let eves: string;

  beforeAll(async () => {
    [eves = ''] = await people.sellsOut('14:30', [8, 12]);
    const [last = ''] = await people.sellsOut('10:00', [20]);
    ann = await people.joins('ann', { time: '14:30', party: 2 });
    bob = await people.joins('bob', { time: '10:00', party: 2 });
    await writeByHand('SlotPainted', 1, { colour: 'green' });
    await writeByHand('SeatsReleased', 9, { bookingId: eves, seats: 8, why: 'cancelled' });
    await people.cancels(last);
    await people.hear();
  });

  it('sets the one aside that it has to take, with its reason, and passes what it need not', async () => {
    const error = 'SeatsReleased has schema 9, newer than this program';
    expect(await parked()).toEqual([{ stream: poisoned, tries: 1, error }]);
  });

  it('has its effect for everybody else, once', async () => {
    expect([await status(ann), await status(bob)]).toEqual(['waiting', 'offered']);
    await people.hear();
    expect(await people.list(`1-1-${saturday}-1000`)).toEqual(['WaitlistJoined', 'SeatsOffered']);
  });

  it('lets people look, and book elsewhere; there it fails loudly, because what is true is not known', async () => {
    expect((await people.books({ time: '10:00', numberOfTickets: 18 })).status).toBe(201);
    expect((await people.books({ time: '14:30', numberOfTickets: 1 })).status).toBe(500);
    expect((await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`)).status).toBe(200);
  });

  it('is parked after ten tries, which makes the house degraded, and not down', async () => {
    const health = new HealthController(house.pool);
    expect(await health.ready()).toEqual({ status: 'ok' });
    for (let nth = 0; nth < 10; nth++) {
      house.clock.set(new Date(house.clock.now().getTime() + 301_000));
      await people.hear();
    }
    expect(await parked()).toMatchObject([{ tries: 10 }]);
    expect(await health.ready()).toEqual({ status: 'degraded', parkedEvents: 1 });
  });

  it('is taken up where it stopped, once it is mended', async () => {
    await house.pool.query("update log.events set schema = 1 where type = 'SeatsReleased' and schema = 9");
    await house.pool.query("update log.events set type = 'SlotReopened', data = '{}' where type = 'SlotPainted'");
    const projections = house.app.get(Projections, { strict: false });
    await projections.rebuild('slot-board'); // what was written by hand went past the rows
    expect(await followers.replay({ subscription: 'offer-free-seats' })).toBe(1);
    await people.hear();
    expect(await parked()).toEqual([]);
    expect(await new HealthController(house.pool).ready()).toEqual({ status: 'ok' });
    expect(await status(ann)).toBe('offered');
    for (const name of projections.names) expect([name, await projections.verify(name)]).toEqual([name, 0]);
  });
});
