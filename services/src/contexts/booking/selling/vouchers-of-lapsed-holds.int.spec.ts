import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { VoucherStories } from '../testing/voucher-stories.js';
import { ExpireHold } from './features/expire-hold/expire-hold.handler.js';

const admin = signedIn({ id: 1, isAdmin: true });
let house: BookingHouse;
let people: VoucherStories;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  people = new VoucherStories(house);
  await house.opens(saturday);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

describe('a hold that lapses after its gift voucher was revoked', () => {
  const lapsed = async (time: string) => {
    const voucher = await people.issues({ amount: 50 });
    const { body: held } = await house.post('/api/bookings', aRequest({ voucherCode: voucher.code, time }));
    return { voucher, held, lapse: () => house.commands.execute(new ExpireHold(1, held.id)) };
  };
  const rowOf = async (id: string) =>
    (await house.pool.query('select held, owed, voucher_back as back from booking.bookings where id = $1', [id]))
      .rows[0];

  it('gives it nothing back and owes nothing, however often the worker hears of it, and says so to the admin', async () => {
    const { voucher, held, lapse } = await lapsed('18:15');
    await people.revokes(voucher);
    house.clock.set(new Date(now.getTime() + 16 * 60_000));
    await lapse();
    await people.hear();
    await house.pool.query("update log.checkpoint set position = 0 where subscription = 'give-vouchers-back'");
    await people.hear();
    expect(await people.view(voucher)).toMatchObject({ balance: 0, spentOn: [{ amount: 50, givenBack: 0 }] });
    expect(await rowOf(held.id)).toEqual({ held: 0, owed: 0, back: null });
    const { body } = await house.get(`/api/admin/bookings/${held.id}/history`, admin);
    expect(JSON.stringify(body)).toContain('$50.00 not returned: the gift voucher was revoked or has expired');
  });

  it('keeps what it gave back when the voucher is revoked afterwards', async () => {
    const { voucher, held, lapse } = await lapsed('19:00');
    house.clock.set(new Date(now.getTime() + 16 * 60_000));
    await lapse();
    await people.hear();
    await people.revokes(voucher);
    await house.pool.query("update log.checkpoint set position = 0 where subscription = 'give-vouchers-back'");
    await people.hear();
    expect(await people.view(voucher)).toMatchObject({ balance: 50, spentOn: [{ givenBack: 50 }] });
    expect(await rowOf(held.id)).toEqual({ held: 0, owed: 0, back: 5_000 });
  });
});
