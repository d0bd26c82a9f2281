import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WaitlistJoinedView } from '@northlight/contracts';
import { ChangeParty } from '../changing/features/change-party/change-party.handler.js';
import { MoveBooking } from '../changing/features/move-booking/move-booking.handler.js';
import { ChangeSlot } from '../planning/features/change-slots/change-slot.handler.js';
import { type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { WaitlistStories } from '../testing/waitlist-stories.js';

let house: BookingHouse;
let people: WaitlistStories;

beforeAll(async () => {
  house = await bookingHouse();
  people = new WaitlistStories(house);
  await house.opens(saturday);
});
afterAll(() => house.close());
beforeEach(() => house.clock.set(now));

const slotAt = (time: string) => `1-1-${saturday}-${time.replace(':', '')}`;
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const offers = async () => {
  const { rows } = await house.pool.query(
    "select payload from log.outbox where kind = 'waitlist-offer' order by position",
  );
  return rows.flatMap(({ payload }) => payload.entryIds as string[]);
};
const took = (answer: { status: number; body: { code?: string } }) => answer.body.code ?? answer.status;

describe('a stranger who books in the moment in which a seat comes free', () => {
  const moves = (id: string) => house.commands.execute(new MoveBooking(1, id, { date: saturday, time: '18:15' }));
  const shrinks = (id: string) => house.commands.execute(new ChangeParty(1, id, { tickets: 1 }));
  it.each([
    { time: '16:00', seat: 'that was cancelled', party: 1, gives: (id: string) => people.cancels(id) },
    { time: '16:45', seat: 'that a smaller party gave up', party: 2, gives: shrinks },
    { time: '17:30', seat: 'whose party moved away', party: 1, gives: moves },
  ])('does not get one $seat: it is theirs who wait', async ({ time, party, gives }) => {
    const [leaver = ''] = await people.sellsOut(time, [party, 20 - party]);
    const eve = await people.joins('eve', { time, party: 1 });
    const strangers = [1, 2, 3].map(() => () => people.books({ time, numberOfTickets: 1 }).then(took));
    const [, ...answers] = await Promise.all([gives(leaver), ...strangers.map((asks) => asks())]);
    expect(answers).toEqual(['SLOT_FULL', 'SLOT_FULL', 'SLOT_FULL']);
    expect((await people.entry(eve)).status).toBe('offered');
  });
});

describe('one decision over two slots that parties wait for', () => {
  it('offers the seats of both, and writes to both parties', async () => {
    const [gone = ''] = await people.sellsOut('19:45', [2, 18]);
    const ann = await people.joins('ann', { time: '19:45', party: 2 });
    await people.cancels(gone); // hers until 30 minutes from now
    const bob = await people.joins('bob', { time: '19:45', party: 1 });
    const [mover = ''] = await people.sellsOut('15:15', [1, 19]);
    const eve = await people.joins('eve', { time: '15:15', party: 1 });
    house.clock.set(inMinutes(30));
    await house.commands.execute(new MoveBooking(1, mover, { date: saturday, time: '19:45' }));
    const standing = async (entry: WaitlistJoinedView) => (await people.entry(entry)).status;
    expect([await standing(ann), await standing(bob), await standing(eve)]).toEqual(['lapsed', 'offered', 'offered']);
    expect((await offers()).slice(-2)).toEqual([bob.id, eve.id]);
  });
});

describe('a time that is closed while a party waits', () => {
  it('says so to the party, writes to it once, and lets it wait on when it opens again', async () => {
    await people.sellsOut('21:15', [20]);
    const eve = await people.joins('eve', { time: '21:15', party: 2 });
    const close = () => house.commands.execute(new ChangeSlot(slotAt('21:15'), { type: 'CloseSlot', why: 'a leak' }));
    await Promise.all([close(), close()]);
    expect(await people.entry(eve)).toMatchObject({ status: 'lapsed', isClosed: true, position: null });
    const { rows } = await house.pool.query("select payload from log.outbox where kind = 'waitlist-closed'");
    expect(rows.map(({ payload }) => payload)).toEqual([{ venueId: 1, entryIds: [eve.id] }]);
    await house.commands.execute(new ChangeSlot(slotAt('21:15'), { type: 'ReopenSlot' }));
    expect(await people.entry(eve)).toMatchObject({ status: 'waiting', position: 1 });
  });
});
