import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderPlacedView } from '@northlight/contracts';
import { glasses, later, now, type ShopHouse, saturday, shopHouse } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { forgetPerson } from '../../platform/privacy/testing/persons-of.js';
import { ann, desk, OrderStories } from './testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterEach(async () => {
  house.clock.set(now);
  await house.pool.query('update catalog.experiences set price_cents = 3400 where id = 1');
});
afterAll(() => house.close());

type Headed = Readonly<Record<string, string>>;

const half = { date: saturday, time: '14:30' };
const ticketOf = ({ openTickets }: OrderPlacedView): string => openTickets[0]?.id ?? '';
const way = (order: OrderPlacedView, command: string) =>
  `/api/orders/${order.id}/open-tickets/${ticketOf(order)}/${command}`;
const schedule = (order: OrderPlacedView, when: object = half, headers: Headed = { 'Order-Token': order.token }) =>
  house.post(way(order, 'schedule'), when, headers);
const cancel = (order: OrderPlacedView, headers: Headed = { 'Order-Token': order.token }) =>
  house.post(way(order, 'cancel'), {}, headers);
const booked = async (): Promise<number> => {
  const { rows } = await house.pool.query('select coalesce(sum(booked_count), 0)::int as seats from booking.slots');
  return rows[0].seats;
};

describe('tickets whose time is chosen later', () => {
  it('are kept at the price of the day for twelve months, hold no seat, and are part of the total', async () => {
    const before = await booked();
    const order = await people.places({ openTickets: [later()], products: [glasses()] });
    expect(order).toMatchObject({ subtotal: 74, bookingFee: 4.08, totalPrice: 78.08, bookings: [] });
    expect(order.openTickets).toMatchObject([
      {
        ...{ state: 'open', experienceName: 'Jurassic Ride', venueName: 'Rochester Flagship', numberOfTickets: 2 },
        ...{ subtotal: 68, bookingFee: 4.08, totalPrice: 72.08, chooseBy: '2027-11-20' },
      },
    ]);
    expect((await people.show(order)).openTickets).toEqual(order.openTickets);
    expect((await people.look(order.reference)).body.openTickets).toEqual(order.openTickets);
    expect(await booked()).toBe(before);
  });

  it.each<[string, object, string]>([
    ['a venue that is not there', { venueId: 99 }, 'VENUE_NOT_FOUND'],
    ['what does not run there', { experienceId: 99 }, 'EXPERIENCE_NOT_FOUND'],
    ['a family of five', { ticketType: 'family', numberOfTickets: 5 }, 'FAMILY_PACK_IS_FOUR'],
  ])('are not promised for %s', async (_, input, code) => {
    const { body } = await house.order({ openTickets: [later(), later(input)] });
    expect(body).toMatchObject({ code, errors: [{ field: 'openTickets.1' }] });
  });

  it('become a firm booking at the promised price, and the order shows its visit', async () => {
    const order = await people.places({ openTickets: [later()] });
    await house.pool.query('update catalog.experiences set price_cents = 9900 where id = 1');
    house.clock.set(new Date(now.getTime() + 3_600_000));
    const { status, body } = await schedule(order);
    expect([status, body]).toEqual([200, { id: ticketOf(order), reference: body.reference, ...half }]);
    const shown = await people.show(order);
    expect(shown).toMatchObject({ totalPrice: 72.08, openTickets: [{ state: 'scheduled' }] });
    expect(shown.bookings).toMatchObject([{ id: body.id, status: 'confirmed', totalPrice: 72.08, time: '14:30' }]);
    expect((await people.search(`booking=${body.id}`)).items).toMatchObject([{ id: order.id }]);
    const { rows } = await house.pool.query("select kind from log.outbox where payload ->> 'bookingId' = $1", [
      body.id,
    ]);
    expect(rows).toEqual([{ kind: 'booking-confirmation' }]);
  });

  it('are used once, by whoever of several comes first, and the same request is answered again', async () => {
    const before = await booked();
    const order = await people.places({ openTickets: [later()] });
    const times = ['13:00', '14:30', '15:00'];
    const answers = await Promise.all(
      times.map((time, nth) =>
        schedule(
          order,
          { date: saturday, time },
          { 'Order-Token': order.token, 'Idempotency-Key': `tab-number-${nth}` },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['OPEN_TICKET_USED', 'OPEN_TICKET_USED']);
    expect((await booked()) - before).toBe(2);
    const first = answers.findIndex(({ status }) => status === 200);
    const again = await schedule(
      order,
      { date: saturday, time: times[first] },
      { 'Order-Token': order.token, 'Idempotency-Key': `tab-number-${first}` },
    );
    expect([again.status, again.body]).toEqual([200, answers[first]?.body]);
  });

  it('take no seat that is not there, and wait on', async () => {
    const order = await people.places({ openTickets: [later({ numberOfTickets: 20 })] });
    await house.books({ time: '16:00', numberOfTickets: 20 });
    const { body } = await schedule(order, { date: saturday, time: '16:00' });
    expect(body.code).toBe('SLOT_FULL');
    expect((await people.show(order)).openTickets).toMatchObject([{ state: 'open' }]);
  });

  it('expire with their last day, and say so', async () => {
    const order = await people.places({ openTickets: [later()] }, ann);
    house.clock.set(new Date('2027-11-21T05:00:00Z'));
    expect((await schedule(order)).body).toMatchObject({ code: 'OPEN_TICKET_EXPIRED' });
    expect(await people.show(order)).toMatchObject({ totalPrice: 0, openTickets: [{ state: 'expired' }] });
    const { body } = await house.get('/api/open-tickets', ann);
    expect(body).toContainEqual(expect.objectContaining({ id: ticketOf(order), state: 'expired' }));
    house.clock.set(new Date('2027-12-25T05:00:00Z'));
    expect((await house.get('/api/open-tickets', ann)).body).toEqual([]);
  });

  it('may be cancelled, once, by their customer and at the desk, and are then good for nothing', async () => {
    const own = await people.places({ openTickets: [later()] });
    const other = await people.places({ openTickets: [later()] });
    for (const [order, headers] of [[own, { 'Order-Token': own.token }] as const, [other, desk] as const]) {
      expect((await cancel(order, headers)).body).toEqual({ id: ticketOf(order), state: 'cancelled' });
      expect((await cancel(order, headers)).status).toBe(200);
      expect((await schedule(order)).body.code).toBe('OPEN_TICKET_CANCELLED');
      expect((await people.show(order)).totalPrice).toBe(0);
    }
    expect(await people.mailsTo(own)).toEqual(['placed by visitor', 'ticket cancelled by visitor']);
    const { changes } = (await people.look(other.reference)).body;
    expect(changes.at(-1)).toMatchObject({ what: 'ticket cancelled', actor: 'user:2' });
  });

  it('stay when the merchandise is cancelled, and go with the bookings of their order', async () => {
    const body = { openTickets: [later(), later({ numberOfTickets: 1 })], products: [glasses()] };
    const saved = await people.places(body);
    const gone = await people.places(body);
    await schedule(gone);
    await people.cancel(saved);
    await people.cancel(gone, { cancelBookings: true });
    const states = async (order: OrderPlacedView) =>
      (await people.show(order)).openTickets.map(({ state }: { state: string }) => state);
    expect(await states(saved)).toEqual(['open', 'open']);
    expect(await states(gone)).toEqual(['scheduled', 'cancelled']);
    expect((await people.show(gone)).bookings).toMatchObject([{ status: 'cancelled' }]);
  });

  it('are not there for strangers, nor in another order', async () => {
    const order = await people.places({ openTickets: [later()] });
    const other = await people.places({ openTickets: [later()] });
    for (const headers of [{}, { 'Order-Token': other.token }, signedIn({ id: 8 })])
      expect((await schedule(order, half, headers)).body.code).toBe('ORDER_NOT_FOUND');
    const swapped = `/api/orders/${other.id}/open-tickets/${ticketOf(order)}/schedule`;
    expect((await house.post(swapped, half, { 'Order-Token': other.token })).body.code).toBe('OPEN_TICKET_NOT_FOUND');
    await schedule(order);
    const { manageToken: token } = (await people.show(order)).bookings[0];
    const again = await house.order({ bookings: [{ id: ticketOf(order), token }] });
    expect(again.body.code).toBe('BOOKING_IN_ANOTHER_ORDER');
  });

  it('are listed for the account that they were ordered with, or whose verified e-mail they were ordered with', async () => {
    const order = await people.places({ openTickets: [later()], customerEmail: 'Maya@example.com' });
    const maya = signedIn({ id: 21, email: 'maya@example.com', emailVerified: true });
    const { body } = await house.get('/api/open-tickets', maya);
    expect(body).toMatchObject([{ id: ticketOf(order), orderId: order.id, orderReference: order.reference }]);
    expect((await schedule(order, half, maya)).status).toBe(200);
    expect((await house.get('/api/open-tickets', maya)).body).toEqual([]);
  });

  it('are counted as merchandise is, by network and by e-mail', async () => {
    const body = (email: string) => ({
      openTickets: Array.from({ length: 2 }, () => later({ numberOfTickets: 20 })),
      customerEmail: email,
    });
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const statuses = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      statuses.push((await house.order(body(email), from)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('of somebody who was erased name nobody and open nothing', async () => {
    const order = await people.places({ openTickets: [later()], customerEmail: 'forget@example.com' });
    await forgetPerson(house.app, 'forget@example.com');
    expect((await schedule(order)).body.code).toBe('OPEN_TICKET_CANCELLED');
    expect(await people.show(order)).toMatchObject({ customerName: '', openTickets: [{ state: 'cancelled' }] });
    const { rows } = await house.pool.query('select t::text as told from merchandise.open_tickets t');
    expect(rows.map(({ told: shown }) => shown).join()).not.toMatch(/example\.com|Ann Lee/);
  });
});
