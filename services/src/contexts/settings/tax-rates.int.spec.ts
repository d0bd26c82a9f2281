import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { later, type ShopHouse, shopHouse, tee, ticket } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { HouseSettingsModule } from './index.js';

@Module({ imports: [MerchandiseModule, HouseSettingsModule] })
class Rooms {}

const admin = signedIn({ id: 9, isAdmin: true });
const rates = '/api/admin/tax-rates';
let house: ShopHouse;
beforeAll(async () => {
  house = await shopHouse({}, { room: Rooms, isTaxed: true });
});
afterAll(() => house.close());

const add = (input: object = {}) =>
  house.post(rates, { state: 'NY', category: 'shipping', percent: 8, from: '2026-11-20', ...input }, admin);
const charges = async (shipToState: string) =>
  (await house.post('/api/orders/charges', { products: [tee()], shipToState })).body;

describe('the tax rates that an admin keeps', () => {
  it('begin with the one of New York on merchandise', async () => {
    expect((await house.get(rates, admin)).body).toEqual([
      { id: expect.any(Number), state: 'NY', category: 'goods', percent: 8, from: '2025-01-01', until: null },
    ]);
  });

  it('count from their first day on, also on shipping, and are on record', async () => {
    expect((await charges('NY')).tax).toBe(2.24);
    const { status, body } = await add();
    expect([status, (await charges('NY')).tax]).toEqual([201, 2.72]); // and 48 cents on 5.95
    const { items } = await house.app
      .get(AuditLog, { strict: false })
      .page({ subject: `tax-rate/${body.id}`, limit: 1 });
    expect(items[0]).toMatchObject({ what: 'created', subject: { name: 'NY, shipping' } });
    expect((await add()).body.code).toBe('TAX_RATE_EXISTS');
    await house.remove(`${rates}/${body.id}`, admin);
    expect((await charges('NY')).tax).toBe(2.24);
    expect((await house.remove(`${rates}/${body.id}`, admin)).body.code).toBe('TAX_RATE_NOT_FOUND');
  });

  it('do not count before or after their days', async () => {
    await add({ state: 'VT', category: 'goods', percent: 6, from: '2026-11-21' });
    await add({ state: 'OH', category: 'goods', percent: 5.75, from: '2026-01-01', until: '2026-11-19' });
    expect([(await charges('VT')).tax, (await charges('OH')).tax]).toEqual([undefined, undefined]);
    const early = await add({ state: 'OH', category: 'goods', from: '2027-02-01', until: '2027-01-31' });
    expect([early.status, early.body.code]).toEqual([400, 'TAX_RATE_ENDS_EARLY']);
  });

  it('are for admins only', async () => {
    const desk = signedIn({ id: 2, roles: ['desk'] });
    expect([(await house.get(rates, desk)).status, (await house.get(rates)).status]).toEqual([403, 401]);
  });
});

describe('the tax on tickets', () => {
  const ride = { experienceId: 1, ticketType: 'standard', numberOfTickets: 2 };
  const quote = async (input: object = {}) => (await house.post('/api/bookings/quote', { ...ride, ...input })).body;

  it('is on the price and its fee in the state of the venue, half up, and nowhere else', async () => {
    expect(await quote({ venueId: 1 })).not.toHaveProperty('tax');
    await add({ category: 'admission', percent: 8.75 });
    await until(async () => (await quote({ venueId: 1 })).tax === 6.31);
    expect(await quote({ venueId: 1 })).toMatchObject({ subtotal: 68, bookingFee: 4.08, tax: 6.31, totalPrice: 78.39 });
    for (const input of [{}, { venueId: 2 }]) expect(await quote(input)).toMatchObject({ totalPrice: 72.08 });
  });

  it('is part of an order, with tickets whose time is chosen later and merchandise, each line by itself', async () => {
    const visit = await house.books();
    const { body } = await house.order({ bookings: [ticket(visit)], openTickets: [later()], products: [tee()] });
    expect(body).toMatchObject({ subtotal: 164, bookingFee: 8.16, tax: 14.86, totalPrice: 187.02 });
    expect([body.bookings[0].tax, body.openTickets[0].tax]).toEqual([6.31, 6.31]);
  });

  it('stays at its rate for what is sold, and follows the party', async () => {
    const visit = await house.books({ time: '13:00' });
    const token = { 'Booking-Token': visit.manageToken };
    const [rate] = (await house.get(rates, admin)).body.filter(
      (one: { category: string }) => one.category === 'admission',
    );
    await house.remove(`${rates}/${rate.id}`, admin);
    await until(async () => (await quote({ venueId: 1 })).tax === undefined);
    await house.post(`/api/bookings/${visit.id}/party`, { numberOfTickets: 3 }, token);
    expect((await house.get(`/api/bookings/${visit.id}`, token)).body).toMatchObject({ totalPrice: 117.58, tax: 9.46 });
    expect(await house.books({ time: '13:45' })).toMatchObject({ totalPrice: 72.08 });
  });
});
