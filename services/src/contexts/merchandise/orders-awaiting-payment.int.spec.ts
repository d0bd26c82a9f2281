import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, type ShopHouse, shopHouse, ticket } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { PayableOrders } from './index.js';
import { OrderedBookings } from './ordered-bookings.js';
import { OrderStories } from './testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());

const one = <Found>(what: abstract new (...args: never[]) => Found): Found =>
  house.app.get(what as never, { strict: false });
const jobsOf = async (orderId: string): Promise<string[]> => {
  const { rows } = await house.pool.query("select kind from log.outbox where payload->>'orderId' = $1 order by kind", [
    orderId,
  ]);
  return rows.map(({ kind }) => kind);
};

describe('an order that awaits its payment', () => {
  it('keeps its pieces, confirms nothing, and tells nobody', async () => {
    const visit = await house.books({ time: '12:15' });
    const left = await house.left(7);
    const { body } = await house.order({ bookings: [ticket(visit)], products: [glasses(2)], payOnline: true });
    expect([body.status, body.canCancel, await people.statusOf(visit)]).toEqual(['awaiting_payment', true, 'pending']);
    expect([await house.left(7), await jobsOf(body.id)]).toEqual([left - 2, []]);
  });

  it('is not handed over, and not written about', async () => {
    const { body } = await house.order({ products: [glasses()], payOnline: true });
    const desk = signedIn({ id: 4, roles: ['desk'] });
    for (const what of ['collect', 'resend']) {
      const { status, body: refusal } = await house.post(`/api/admin/orders/${body.id}/${what}`, {}, desk);
      expect([what, status, refusal.code]).toEqual([what, 409, 'ORDER_AWAITS_PAYMENT']);
    }
  });

  it('counts once it is released, however often', async () => {
    const { body } = await house.order({ products: [glasses()], payOnline: true });
    await one(PayableOrders).release(body.id, { paysOnline: true });
    await one(PayableOrders).release(body.id, { paysOnline: true });
    expect(await jobsOf(body.id)).toEqual(['order-confirmation']);
  });

  it('lets a visit be that its customer has confirmed, when nobody pays for the order', async () => {
    const [firm, open] = [await house.books({ time: '13:00' }), await house.books({ time: '13:45' })];
    const { body } = await house.order({ bookings: [ticket(firm), ticket(open)], payOnline: true });
    await house.post(`/api/bookings/${firm.id}/confirm`, {}, { 'Booking-Token': firm.manageToken });
    await one(PayableOrders).abandon(body.id, 'not_paid');
    expect(await jobsOf(body.id)).toEqual(['order-bookings-cancelled', 'order-cancelled', 'order-payments-end']);
    await one(OrderedBookings).cancel(body.id, 'not_paid');
    expect([await people.statusOf(firm), await people.statusOf(open)]).toEqual(['confirmed', 'cancelled']);
  });

  it('takes its tickets without a time along, when nobody pays for it', async () => {
    const { body } = await house.order({
      openTickets: [{ venueId: 1, experienceId: 1, numberOfTickets: 2, ticketType: 'standard' }],
      payOnline: true,
    });
    expect(body.status).toBe('awaiting_payment');
    await one(PayableOrders).abandon(body.id, 'not_paid');
    expect((await people.show(body)).openTickets).toMatchObject([{ state: 'cancelled' }]);
  });
});
