import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WaitlistJoinedView } from '@northlight/contracts';
import { type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { offerTo, WaitlistStories } from '../testing/waitlist-stories.js';
import { OfferSeats } from './features/offer-seats/offer-seats.handler.js';

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
const took = (answer: { status: number; body: { code?: string } }) => answer.body.code ?? answer.status;

describe('an offer that nobody takes', () => {
  const time = '16:00';
  let eve: WaitlistJoinedView;
  let next: WaitlistJoinedView;

  beforeAll(async () => {
    house.clock.set(now);
    const [three = ''] = await people.sellsOut(time, [3, 17]);
    eve = await people.joins('eve', { time, party: 3 });
    next = await people.joins('next', { time, party: 3 });
    await people.cancels(three);
    await people.hear();
  });

  it('lapses by the clock, whether or not a job has noticed', async () => {
    house.clock.set(inMinutes(30));
    expect(await people.entry(eve)).toMatchObject({ status: 'lapsed', offeredUntil: null });
    expect(took(await people.books({ time, offer: offerTo(eve) }))).toBe('OFFER_LAPSED');
    expect(await people.taken(time)).toBe(17);
  });

  it('goes on to the next party, once, however often it is noticed', async () => {
    house.clock.set(inMinutes(30));
    await Promise.all([people.letLapse(), people.letLapse(), people.hear()]);
    await people.letLapse();
    await people.hear();
    expect(await people.list(slotAt(time))).toEqual([
      'WaitlistJoined',
      'WaitlistJoined',
      'SeatsOffered',
      'OfferLapsed',
      'SeatsOffered',
    ]);
    expect(await people.entry(next)).toMatchObject({ status: 'offered', offeredUntil: inMinutes(60).toISOString() });
    expect(took(await people.books({ time, offer: offerTo(eve) }))).toBe('OFFER_LAPSED');
    expect(await people.taken(time)).toBe(20);
  });

  it('gives its seats to whoever books them, when nobody has noticed and nobody waits', async () => {
    house.clock.set(inMinutes(60));
    expect(took(await people.books({ time, numberOfTickets: 3 }))).toBe(201);
    expect(await people.entry(next)).toMatchObject({ status: 'lapsed' });
    expect((await people.list(slotAt(time))).at(-1)).toBe('OfferLapsed');
    expect(await people.taken(time)).toBe(20);
  });
});

describe('the last instant of an offer', () => {
  it.each([
    ['17:30', 'before it'],
    ['20:30', 'after it'],
  ])('sells its seats once, to the one who waits or to the one who comes: %s, begun %s', async (time, begun) => {
    const [three = ''] = await people.sellsOut(time, [3, 17]);
    const eve = await people.joins('eve', { time, party: 3 });
    await people.cancels(three);
    await people.hear();
    house.clock.set(inMinutes(begun === 'before it' ? 29.9999 : 30));
    const tries = [1, 2, 3].flatMap(() => [
      people.books({ time, offer: offerTo(eve), numberOfTickets: 3 }).then(took),
      house.commands.execute(new OfferSeats(1, slotAt(time))),
      people.books({ time, numberOfTickets: 3 }).then(took),
    ]);
    await Promise.race(tries);
    house.clock.set(inMinutes(30));
    expect((await Promise.all(tries)).filter((answer) => answer === 201)).toHaveLength(1);
    expect(await people.list(slotAt(time))).toEqual([
      'WaitlistJoined',
      'SeatsOffered',
      expect.stringMatching(/^Offer(Taken|Lapsed)$/),
    ]);
    expect(await people.taken(time)).toBe(20);
  });

  it('is the start of the slot, and after it nothing is offered', async () => {
    const time = '18:15';
    const [three = '', four = ''] = await people.sellsOut(time, [3, 4, 13]);
    const eve = await people.joins('eve', { time, party: 3 });
    const late = await people.joins('late', { time, party: 4 });
    const start = new Date('2026-11-28T23:15:00Z');
    house.clock.set(new Date(start.getTime() - 10 * 60_000));
    await people.cancels(three);
    await people.hear();
    expect((await people.entry(eve)).offeredUntil).toBe(start.toISOString());
    house.clock.set(start);
    expect(took(await people.books({ time, offer: offerTo(eve) }))).toBe('OFFER_LAPSED');
    await people.cancels(four);
    await people.hear();
    await house.commands.execute(new OfferSeats(1, slotAt(time)));
    expect([(await people.entry(eve)).status, (await people.entry(late)).status]).toEqual(['lapsed', 'lapsed']);
    expect(await people.taken(time)).toBe(13);
  });
});
