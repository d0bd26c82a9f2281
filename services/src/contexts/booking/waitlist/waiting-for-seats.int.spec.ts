import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WaitlistJoinedView } from '@northlight/contracts';
import { EventStore, Projections } from '@northlight/event-store';
import type { SlotCommand } from '../domain/slot/slot.events.js';
import { slot } from '../domain/slot/slot.js';
import { slotStream } from '../domain/slot/slot-id.js';
import { type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { offerTo, WaitlistStories } from '../testing/waitlist-stories.js';

let house: BookingHouse;
let people: WaitlistStories;

beforeAll(async () => {
  house = await bookingHouse();
  people = new WaitlistStories(house);
  await house.opens(saturday);
});
afterAll(() => house.close());
beforeEach(() => house.clock.set(now));

const zone = 'America/New_York';
const slotAt = (time: string) => `1-1-${saturday}-${time.replace(':', '')}`;
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const offers = async () => {
  const { rows } = await house.pool.query(
    "select payload from log.outbox where kind = 'waitlist-offer' order by position",
  );
  return rows.flatMap(({ payload }) => payload.entryIds as string[]);
};
/** Writes to the log of a slot as versions of this program did that passed nothing on. */
const tells = (time: string, commands: readonly SlotCommand[]): Promise<void> =>
  house.app.get(EventStore, { strict: false }).transaction(1, (work) => {
    for (const command of commands) work.apply(slot, slotStream(slotAt(time)), command);
  });
const took = (answer: { status: number; body: { code?: string } }) => answer.body.code ?? answer.status;

describe('a sold-out slot that a party of three waits for', () => {
  let eve: WaitlistJoinedView;

  it('offers three of the eight seats that are cancelled, and the public has five', async () => {
    const [first = ''] = await people.sellsOut('14:30', [8, 8, 4]);
    eve = await people.joins('eve', { party: 3 });
    await people.cancels(first);
    expect(await people.taken('14:30')).toBe(15);
    expect(await offers()).toEqual([eve.id]);
    expect(await people.entry(eve)).toMatchObject({
      status: 'offered',
      position: null,
      offeredUntil: inMinutes(30).toISOString(),
    });
    await people.hear();
    expect(await people.list(slotAt('14:30'))).toEqual(['WaitlistJoined', 'SeatsOffered']);
  });

  it('sells the five, and not one of the three', async () => {
    expect(took(await people.books({ numberOfTickets: 6 }))).toBe('SLOT_FULL');
    expect(took(await people.books({ numberOfTickets: 5 }))).toBe(201);
    expect(took(await people.books({ numberOfTickets: 1 }))).toBe('SLOT_FULL');
  });

  it('lets nobody else take the offer', async () => {
    const other = await people.joins('other', { party: 1 });
    expect(took(await people.books({ offer: { ...offerTo(eve), token: other.leaveToken } }))).toBe('OFFER_NOT_FOUND');
    expect(took(await people.books({ offer: offerTo(other) }))).toBe('OFFER_NOT_FOUND');
    expect(took(await people.books({ offer: offerTo(eve), time: '15:15' }))).toBe('OFFER_NOT_FOUND');
    expect(took(await people.books({ offer: 'eve' as never }))).toBe('INVALID_INPUT');
    await people.leaves(other.id, other.leaveToken);
  });

  it('sells the offer once, for no more than was offered', async () => {
    expect(took(await people.books({ offer: offerTo(eve), numberOfTickets: 4 }))).toBe('OFFER_TOO_SMALL');
    const { status, body } = await people.books({ offer: offerTo(eve), numberOfTickets: 3 });
    expect([status, body.numberOfTickets, body.offer]).toEqual([201, 3, undefined]);
    expect(await people.entry(eve)).toMatchObject({ status: 'taken', offeredUntil: null });
    expect(await people.taken('14:30')).toBe(20);
    expect(took(await people.books({ offer: offerTo(eve), numberOfTickets: 3 }))).toBe('OFFER_TAKEN');
    const { rows } = await house.pool.query('select booking_id as "bookingId" from booking.waitlist where id = $1', [
      eve.id,
    ]);
    expect(rows).toEqual([{ bookingId: body.id }]);
  });
});

describe('the order of the list', () => {
  it('lets a small party pass when only it fits, and keeps the place of the one before', async () => {
    const [two = '', four = ''] = await people.sellsOut('10:00', [2, 4, 14]);
    const big = await people.joins('big', { time: '10:00', party: 4 });
    const small = await people.joins('small', { time: '10:00', party: 2 });
    const last = await people.joins('last', { time: '10:00', party: 4 });
    await people.cancels(two);
    await people.hear();
    expect([(await people.entry(big)).position, (await people.entry(small)).status]).toEqual([1, 'offered']);
    await people.cancels(four);
    await people.hear();
    expect([(await people.entry(big)).status, (await people.entry(last)).position]).toEqual(['offered', 1]);
    expect(await people.taken('10:00')).toBe(20);
  });

  it('offers what is left of an offer that was taken in part', async () => {
    const [three = ''] = await people.sellsOut('11:30', [3, 17]);
    const eve = await people.joins('eve', { time: '11:30', party: 3 });
    const one = await people.joins('one', { time: '11:30', party: 1 });
    await people.cancels(three);
    await people.hear();
    expect(took(await people.books({ time: '11:30', offer: offerTo(eve), numberOfTickets: 2 }))).toBe(201);
    await people.hear();
    expect((await people.entry(one)).status).toBe('offered');
    expect(await people.taken('11:30')).toBe(20);
  });

  it.each<[string, string, SlotCommand[]]>([
    ['seats are added', '13:00', [{ type: 'ResizeSlot', capacity: 23, at: now, zone }]],
    ['a party becomes smaller', '13:45', [{ type: 'ChangeSeats', bookingId: 'big', seats: 17, at: now, zone }]],
    [
      'it opens again',
      '19:00',
      [
        { type: 'CloseSlot', why: 'a burst pipe', at: now, zone },
        { type: 'ReleaseSeats', bookingId: 'big', why: 'cancelled' },
      ],
    ],
  ])('is kept when %s', async (_, time, commands) => {
    const tell = (...all: SlotCommand[]) => tells(time, all);
    await tell({ type: 'HoldSeats', bookingId: 'big', seats: 20, until: null, at: now, zone });
    const eve = await people.joins('eve', { time, party: 3 });
    await tell(...commands);
    await people.hear();
    if (commands[0]?.type === 'CloseSlot') {
      expect(await people.entry(eve)).toMatchObject({ status: 'lapsed', isClosed: true });
      await tell({ type: 'ReopenSlot' });
      await people.hear();
    }
    expect((await people.entry(eve)).status).toBe('offered');
  });

  it('comes before whoever joins, where no worker has heard yet of what came free', async () => {
    await people.sellsOut('20:30', [20]);
    const eve = await people.joins('eve', { time: '20:30', party: 3 });
    await tells('20:30', [{ type: 'ResizeSlot', capacity: 23, at: now, zone }]);
    const next = await people.joins('next', { time: '20:30', party: 3 });
    expect([(await people.entry(eve)).status, (await people.entry(next)).position]).toEqual(['offered', 1]);
    expect(await people.taken('20:30')).toBe(23);
  });

  it('offers what somebody leaves behind to the next', async () => {
    const [three = ''] = await people.sellsOut('12:15', [3, 17]);
    const eve = await people.joins('eve', { time: '12:15', party: 3 });
    const next = await people.joins('next', { time: '12:15', party: 2 });
    await people.cancels(three);
    await people.hear();
    await people.leaves(eve.id, eve.leaveToken);
    await people.hear();
    expect([(await people.entry(eve)).status, (await people.entry(next)).status]).toEqual(['left', 'offered']);
    expect(await people.taken('12:15')).toBe(19);
  });
});

describe('the read rows of the waitlists', () => {
  it('are what the log says', async () => {
    const projections = house.app.get(Projections, { strict: false });
    expect(await projections.verify('waitlist')).toBe(0);
    expect(await projections.rebuild('waitlist')).toBeGreaterThan(0);
    expect(await projections.verify('waitlist')).toBe(0);
  });
});
