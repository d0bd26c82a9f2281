import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, holding, now, saturday } from '../../../testing/booking-house.js';
import { CloseOrphanedSlots } from './close-orphaned-slots.handler.js';

const admin = signedIn({ id: 1, isAdmin: true });
/** Saturday afternoon, between two starts of that day. */
const threeOClock = new Date('2026-11-28T20:00:00Z');

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
afterAll(() => house.close());

/** Open slots of an experience, as the board has them: so many that are over, and so many that are still ahead. */
async function open(experienceId: number): Promise<{ over: number; ahead: number }> {
  const { rows } = await house.pool.query(
    `select (count(*) filter (where (date + time::time) <= ($2::timestamptz at time zone 'America/New_York')))::int as over,
       (count(*) filter (where (date + time::time) > ($2::timestamptz at time zone 'America/New_York')))::int as ahead
     from booking.slots where experience_id = $1 and not closed`,
    [experienceId, house.clock.now()],
  );
  return rows[0];
}

const remove = async (experienceId: number): Promise<number> => {
  const address = `${await house.app.getUrl()}/api/experiences/${experienceId}`;
  return (await fetch(address, { method: 'DELETE', headers: admin })).status;
};

describe('an experience that is deleted', () => {
  it('stays with its slots while somebody has booked it', async () => {
    house.clock.set(now);
    const before = await open(1);
    const { body: placed } = await house.post('/api/bookings', aRequest({ date: '2026-11-29' }));
    expect(await remove(1)).toBe(409);
    expect(await open(1)).toEqual(before);
    await house.post(`/api/bookings/${placed.id}/cancel`, {}, holding(placed));
  });

  it('takes along its slots that are still to come, and what has run is counted as it was', async () => {
    house.clock.set(threeOClock);
    const [its, others] = [await open(1), await open(2)];
    expect(its.over).toBeGreaterThan(0);
    expect(its.ahead).toBeGreaterThan(0);
    expect(await remove(1)).toBe(204);
    expect(await open(1)).toEqual({ over: its.over, ahead: 0 });
    expect(await open(2)).toEqual(others);
    const { rows } = await house.pool.query(
      "select distinct data->>'why' as why, meta->>'actor' as actor from log.events where type = 'SlotClosed'",
    );
    expect(rows).toEqual([{ why: 'The experience is no longer offered', actor: 'user:1' }]);
    expect(await house.commands.execute(new CloseOrphanedSlots(1))).toBe(0);
  });
});

describe('an experience whose slots were left behind', () => {
  it('is found by the night, and no other is touched', async () => {
    const [its, others] = [await open(2), await open(3)];
    expect(its.ahead).toBeGreaterThan(0);
    await house.changesCatalog('delete from catalog.venue_experiences where venue_id = 1 and experience_id = 2');
    expect(await house.commands.execute(new CloseOrphanedSlots())).toBe(its.ahead);
    expect(await open(2)).toEqual({ over: its.over, ahead: 0 });
    expect(await open(3)).toEqual(others);
  });
});
