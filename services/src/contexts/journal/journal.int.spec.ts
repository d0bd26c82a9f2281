import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { EventTypes, StreamReader } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import { glasses, now, type ShopHouse, saturday, shopHouse } from '../../../test/shop-house.js';
import { followerParts } from '../../platform/event-store/follower-parts.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { JournalModule, journalMigrations, whenMoneyMovesWriteItDown } from './index.js';

@Module({ imports: [MerchandiseModule, JournalModule] })
class Rooms {}

const dana = signedIn({ id: 3, roles: ['desk'] });
const admin = signedIn({ id: 1, isAdmin: true });

let house: ShopHouse;
beforeAll(async () => {
  house = await shopHouse({}, { room: Rooms, migrations: journalMigrations });
});
afterAll(() => house.close());

async function follow(): Promise<void> {
  const { app, pool, clock } = house;
  const parts = followerParts({ pool, clock, types: app.get(EventTypes, { strict: false }) });
  const streams = app.get(StreamReader, { strict: false });
  await new SubscriptionFollower(whenMoneyMovesWriteItDown(streams), parts, new AbortController().signal).catchUp();
}

const journal = async (query: string) => (await house.get(`/api/admin/journal?${query}`, admin)).body;

describe('the journal', () => {
  it('defers what is paid for a visit until somebody comes, on the days of the venue', async () => {
    const sale = { venueId: 1, experienceId: 1, date: saturday, time: '14:30', numberOfTickets: 2 };
    const who = { ticketType: 'standard', customerName: 'Ann Lee', paidWith: 'cash' };
    const sold = await house.post('/api/admin/bookings', { ...sale, ...who }, dana);
    await follow();
    const cash = { account: 'cash', debit: 72.08, credit: 0, balance: 72.08 };
    expect((await journal('from=2026-11-20&to=2026-11-20&venueId=1')).sums).toEqual([
      cash,
      { account: 'deferred', debit: 0, credit: 72.08, balance: -72.08 },
    ]);

    house.clock.set(new Date('2026-11-28T19:31:00Z'));
    await house.post(`/api/admin/bookings/${sold.body.id}/check-in`, {}, dana);
    await follow();
    await follow(); // again, with nothing new
    expect((await journal('from=2026-11-20&to=2026-11-28')).sums).toEqual([
      cash,
      { account: 'deferred', debit: 72.08, credit: 72.08, balance: 0 },
      { account: 'tickets', debit: 0, credit: 72.08, balance: -72.08 },
    ]);
    expect((await journal('from=2026-11-21&to=2026-11-27')).sums).toEqual([]);
    house.clock.set(now);
  });

  it('has merchandise that is paid at the desk', async () => {
    house.clock.set(new Date('2026-12-01T17:00:00Z'));
    const order = (await house.order({ products: [glasses()] })).body;
    await house.post(`/api/admin/orders/${order.id}/collect`, { paidWith: 'card' }, dana);
    const [price, none] = [order.totalPrice, 0];
    expect((await journal('from=2026-12-01&to=2026-12-01')).sums).toEqual([
      { account: 'card', debit: price, credit: none, balance: price },
      { account: 'goods', debit: none, credit: price, balance: -price },
    ]);
    house.clock.set(now);
  });

  it('is a file for accountants, and for admins alone', async () => {
    const path = '/api/admin/journal.csv?from=2026-11-20&to=2026-11-28';
    const response = await fetch(`${await house.app.getUrl()}${path}`, { headers: admin });
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toContain('"at","venue","account","debit","credit","what","about"');
    expect(lines[1]).toContain('"1","cash","72.08","","BookingConfirmed","booking/');
    expect((await house.get(path, dana)).status).toBe(403);
    expect((await house.get('/api/admin/journal?from=2026-11-21&to=2026-11-20', admin)).body.code).toBe('DAYS_CROSSED');
  });
});
