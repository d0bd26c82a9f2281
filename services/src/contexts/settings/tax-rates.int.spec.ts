import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { type ShopHouse, shopHouse, tee } from '../../../test/shop-house.js';
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
