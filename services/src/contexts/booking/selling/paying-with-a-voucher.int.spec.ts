import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { Projections } from '@northlight/event-store';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { grouped } from '../../../platform/kernel/readable-code.js';
import { forgetPerson } from '../../../platform/privacy/testing/persons-of.js';
import { aRequest, type BookingHouse, bookingHouse, holding, now, saturday } from '../testing/booking-house.js';
import { type IssuedVoucher, VoucherStories } from '../testing/voucher-stories.js';

const ann = signedIn({ id: 7 });
let house: BookingHouse;
let people: VoucherStories;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  people = new VoucherStories(house);
  await house.opens(saturday, 8);
});
beforeEach(async () => {
  house.clock.set(now);
  await house.pool.query('delete from log.rate_limits'); // what a story guessed is no burden to the next
});
afterAll(() => house.close());

const place = ({ code }: Pick<IssuedVoucher, 'code'>, overrides: Partial<PlaceBookingDto> = {}, key?: string) =>
  house.post('/api/bookings', aRequest({ voucherCode: code, ...overrides }), key ? { 'Idempotency-Key': key } : {});
const quote = (voucherCode: string, numberOfTickets = 2) =>
  house.post('/api/bookings/quote', { experienceId: 1, numberOfTickets, ticketType: 'standard', voucherCode });
const seatsAt = (time: string) => people.seatsAt(saturday, time);

describe('a visitor with a gift voucher', () => {
  it('sees what it pays and what is left on it before anything is held, however the code is written', async () => {
    const { code } = await people.issues();
    for (const typed of [code, grouped(code), ` ${grouped(code).toLowerCase()} `]) {
      const { status, body } = await quote(typed);
      expect([status, body]).toMatchObject([
        200,
        { subtotal: 68, voucher: 68, bookingFee: 0, totalPrice: 0, voucherLeft: 32 },
      ]);
    }
    expect((await quote(code, 5)).body).toMatchObject({
      subtotal: 170,
      voucher: 100,
      bookingFee: 4.2,
      totalPrice: 74.2,
    });
  });

  it('takes seats and money in one commit, and is told what is left', async () => {
    const voucher = await people.issues();
    const { status, body } = await place(voucher, { time: '10:00', totalPrice: 0 });
    expect([status, body]).toMatchObject([
      201,
      { subtotal: 68, voucher: 68, bookingFee: 0, totalPrice: 0, voucherLeft: 32, priceAdjusted: false },
    ]);
    const { rows } = await house.pool.query<{ commits: number; ledgers: number }>(
      `select count(distinct xmin::text)::int as commits, count(distinct ledger)::int as ledgers from log.events
       where type in ('BookingPlaced', 'VoucherSpent') and (stream = $1 or data->>'booking' = $2)`,
      [`booking/${body.id}`, body.id],
    );
    expect(rows).toEqual([{ commits: 1, ledgers: 2 }]);
    expect(await people.view(voucher)).toMatchObject({
      balance: 32,
      spentOn: [{ bookingId: body.id, reference: body.reference, venueId: 1, amount: 68, givenBack: 0 }],
    });
  });

  it('gets the same answer for the same key, also when nothing is left', async () => {
    const voucher = await people.issues({ amount: 68 });
    const first = await place(voucher, { time: '10:45' }, 'one-voucher-one-key');
    expect((await place(voucher, { time: '10:45' }, 'one-voucher-one-key')).body).toEqual(first.body);
    expect([await people.left(voucher), await seatsAt('10:45')]).toEqual([0, 2]);
  });

  it('pays no other total than they have seen', async () => {
    const voucher = await people.issues();
    await place(voucher, { time: '11:30' });
    const { status, body } = await place(voucher, { time: '11:30', totalPrice: 0 });
    expect([status, body.message]).toEqual([409, 'This gift voucher has $32.00 left. Please check the new total.']);
    expect([await people.left(voucher), await seatsAt('11:30')]).toEqual([32, 2]);
  });

  it('keeps the money where there are no seats', async () => {
    const voucher = await people.issues();
    await house.post('/api/bookings', aRequest({ time: '12:15', numberOfTickets: 20 }));
    expect((await place(voucher, { time: '12:15' })).body.code).toBe('SLOT_FULL');
    expect(await people.left(voucher)).toBe(100);
  });
});

describe('a code that pays nothing', () => {
  it('is refused with a reason', async () => {
    const spent = await people.issues({ amount: 34 });
    const [revoked, expired] = [await people.issues(), await people.issues()];
    await place(spent, { time: '13:00', numberOfTickets: 1 });
    await people.revokes(revoked);
    const messageOf = async (code: string) => (await quote(code)).body.message;
    expect(await messageOf(spent.code)).toBe('This gift voucher has no balance left.');
    expect((await place(spent, { time: '13:00' })).body.code).toBe('VOUCHER_EMPTY');
    expect(await messageOf(revoked.code)).toBe('This gift voucher is no longer valid. Please contact us.');
    expect(await messageOf(`${expired.code.slice(0, -1)}${expired.code.endsWith('A') ? 'C' : 'A'}`)).toBe(
      'We couldn’t find this gift voucher. Please check the code.',
    );
    house.clock.set(new Date('2035-11-21T10:00:00Z'));
    expect(await messageOf(expired.code)).toBe('This gift voucher was valid until November 20, 2035.');
  });

  it('is guessed ten times an hour from one network, while right codes are not counted', async () => {
    const { code } = await people.issues();
    for (let nth = 0; nth < 12; nth++) expect((await quote(code)).status).toBe(200);
    for (let nth = 0; nth < 10; nth++) expect((await quote('WRONG')).status).toBe(404);
    const { status, headers, body } = await quote('WRONG');
    expect([status, headers.get('retry-after'), body.code]).toEqual([429, '3600', 'TOO_MANY_TRIES']);
    house.clock.set(new Date(now.getTime() + 3_600_000));
    expect((await quote(code)).status).toBe(200);
  });
});

describe('a booking that a gift voucher paid a part of', () => {
  it('gives each its part back when it is cancelled in time, once', async () => {
    const voucher = await people.issues({ amount: 50 });
    const request = aRequest({ voucherCode: voucher.code, time: '13:45' });
    const { body: booked } = await house.post('/api/bookings', request, ann);
    expect((await house.get(`/api/bookings/${booked.id}`, holding(booked))).body).toMatchObject({
      ...{ voucher: 50, totalPrice: 19.08, paid: 50, refundNow: 0, voucherNow: 50 },
    });
    expect((await house.get('/api/bookings', ann)).body.items).toMatchObject([{ voucher: 50, totalPrice: 19.08 }]);
    const cancel = (key: string) => house.post(`/api/bookings/${booked.id}/cancel`, {}, holding(booked, key));
    const cancelled = { id: booked.id, status: 'cancelled', paid: 50, refund: 0, voucherBack: 50 };
    expect((await cancel('cancel-it-once')).body).toEqual(cancelled);
    expect((await cancel('cancel-it-once')).body).toEqual(cancelled);
    expect((await cancel('cancel-it-twice')).body).toEqual(cancelled);
    expect(await people.view(voucher)).toMatchObject({ balance: 50, spentOn: [{ amount: 50, givenBack: 50 }] });
    const { rows } = await house.pool.query('select refund from booking.bookings where id = $1', [booked.id]);
    expect(rows).toEqual([{ refund: 0 }]);
  });

  it('gives back what a smaller party no longer needs', async () => {
    const voucher = await people.issues();
    const { body: booked } = await place(voucher, { time: '16:00' });
    const { body } = await house.post(`/api/bookings/${booked.id}/party`, { numberOfTickets: 1 }, holding(booked));
    expect(body).toMatchObject({ voucher: 34, totalPrice: 0, refund: 0, voucherBack: 34 });
    expect(await people.left(voucher)).toBe(66);
    await house.post(`/api/bookings/${booked.id}/party`, { numberOfTickets: 3 }, holding(booked));
    expect(await people.left(voucher)).toBe(66);
  });

  it('keeps it when it is moved', async () => {
    const voucher = await people.issues();
    const { body: booked } = await place(voucher, { time: '16:45' });
    const to = { date: '2026-11-29', time: '16:45' };
    expect((await house.post(`/api/bookings/${booked.id}/reschedule`, to, holding(booked))).status).toBe(200);
    expect(await people.left(voucher)).toBe(32);
  });

  it('gives all of it back when its hold is over, whoever notices, and however often the worker hears of it', async () => {
    const voucher = await people.issues();
    const { body: lapsed } = await place(voucher, { time: '17:30', numberOfTickets: 2 });
    house.clock.set(new Date(now.getTime() + 16 * 60_000));
    await house.post('/api/bookings', aRequest({ time: '17:30', numberOfTickets: 20 }));
    expect(await people.left(voucher)).toBe(32);
    await people.hear();
    await house.pool.query("update log.checkpoint set position = 0 where subscription = 'give-vouchers-back'");
    await people.hear();
    expect(await people.view(voucher)).toMatchObject({
      balance: 100,
      spentOn: [{ bookingId: lapsed.id, amount: 68, givenBack: 68 }],
    });
  });
});

describe('a recipient who is forgotten', () => {
  it('leaves the money to whoever has the code', async () => {
    const voucher = await people.issues({
      recipientName: 'Una Quill',
      recipientEmail: 'una@example.org',
      message: 'Hi',
    });
    expect(await people.view(voucher)).toMatchObject({ recipient: { name: 'Una Quill', message: 'Hi' } });
    expect(await forgetPerson(house.app, 'UNA@example.org')).toBe(1);
    expect(await people.view(voucher)).toMatchObject({ recipient: null, balance: 100 });
    expect((await quote(voucher.code)).status).toBe(200);
  });
});

describe('the code of a voucher', () => {
  it('is in no table in clear, and the rows are what the log says', async () => {
    const { code } = await people.issues();
    const { rows: tables } = await house.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('log', 'vouchers', 'booking') and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const { rows } = await house.pool.query(`select 1 from ${name} as t where t::text like '%' || $1 || '%'`, [code]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const differing = await house.app.get(Projections, { strict: false }).verifyAll();
    expect(new Set(differing.values())).toEqual(new Set([0]));
  });
});
