import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';
import { VoucherStories } from '../testing/voucher-stories.js';

let house: BookingHouse;
let people: VoucherStories;
beforeAll(async () => {
  house = await bookingHouse();
  people = new VoucherStories(house);
  await house.opens(saturday, 8);
});
afterAll(() => house.close());

describe('a gift voucher for two visits of one checkout', () => {
  const quoted = async (voucherCode: string, voucherTaken: unknown) => {
    const choice = { experienceId: 1, numberOfTickets: 2, ticketType: 'standard' };
    return (await house.post('/api/bookings/quote', { ...choice, voucherCode, voucherTaken })).body;
  };

  it('shows what is left for the second after the first', async () => {
    const { code } = await people.issues();
    expect(await quoted(code, 68)).toMatchObject({ voucher: 32, bookingFee: 2.16, totalPrice: 38.16, voucherLeft: 0 });
    const nothingLeft = await quoted(code, 100);
    expect([nothingLeft.voucher, nothingLeft.voucherLeft, nothingLeft.totalPrice]).toEqual([undefined, 0, 72.08]);
    expect((await quoted(code, 500)).voucherLeft).toBe(0);
    for (const wrong of [-1, 0.001, 'all', 1e9]) expect((await quoted(code, wrong)).code).toBe('INVALID_INPUT');
  });

  it('is charged as it was shown when both are booked, once, however often the second is asked for', async () => {
    const voucher = await people.issues();
    const place = (time: string, totalPrice: number) => {
      const request = aRequest({ time, totalPrice, voucherCode: voucher.code });
      return house.post('/api/bookings', request, { 'Idempotency-Key': `visit-at-${time}` });
    };
    await place('13:00', 0);
    const { status, body } = await place('13:45', 38.16);
    expect([status, body]).toMatchObject([201, { voucher: 32, bookingFee: 2.16, voucherLeft: 0 }]);
    expect((await place('13:45', 38.16)).body).toEqual(body);
    expect([await people.left(voucher), await people.seatsAt(saturday, '13:45')]).toEqual([0, 2]);
  });
});
