import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, now, type ShopHouse, saturday, shopHouse } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { identityMigrations } from '../identity/index.js';
import { Vouchers } from '../vouchers/index.js';
import { TillModule, tillMigrations } from './index.js';

const dana = signedIn({ id: 3, roles: ['desk'] });
const eli = signedIn({ id: 4, roles: ['desk'] });
const admin = signedIn({ id: 1, isAdmin: true });
const noon = new Date('2026-11-28T17:00:00Z');

let house: ShopHouse;
beforeAll(async () => {
  house = await shopHouse({}, { room: TillModule, migrations: [...identityMigrations, ...tillMigrations] });
});
afterAll(() => house.close());

const later = (minutes: number) => house.clock.set(new Date(noon.getTime() + minutes * 60_000));
const opens = (who: Record<string, string>, float = 150) => house.post('/api/admin/till', { venueId: 1, float }, who);
const closes = (who: Record<string, string>, id: string, counted: number) =>
  house.post(`/api/admin/till/${id}/close`, { counted }, who);
const till = async (who = dana) => (await house.get(`/api/admin/till?venueId=1&date=${saturday}`, who)).body;
const lets = (booking: { readonly id: string }, body: object, who = dana) =>
  house.post(`/api/admin/bookings/${booking.id}/check-in`, body, who);

describe('a shift at the desk', () => {
  let shift: { readonly id: string };

  it('begins with a float, once for each person', async () => {
    house.clock.set(now);
    const visit = await house.books();
    later(0);
    const opened = await opens(dana);
    expect([opened.status, opened.body.expected]).toEqual([201, 150]);
    expect((await opens(dana)).body.code).toBe('TILL_OPEN');
    shift = opened.body;
    later(5);
    const { body } = await lets(visit, { paidWith: 'cash' });
    expect(body.taken).toEqual({ paidWith: 'cash', amount: 72.08 });
    expect((await till()).own).toMatchObject({ cash: 72.08, card: 0, expected: 222.08, counted: null });
  });

  it('has no payment of a check-in that is taken back, and one where the party comes again', async () => {
    house.clock.set(now);
    const visit = await house.books({ time: '15:15' });
    later(10);
    await lets(visit, { paidWith: 'card' });
    await house.post(`/api/admin/bookings/${visit.id}/undo-check-in`, {}, dana);
    expect((await till()).card).toBe(0);
    await lets(visit, { paidWith: 'card' });
    expect((await till()).lines.map(({ amount }: { amount: number }) => amount)).toEqual(
      expect.arrayContaining([72.08, -72.08, 72.08]),
    );
  });

  it('has what somebody paid who came in without a booking, and for what they picked up', async () => {
    later(20);
    const visit = { venueId: 1, experienceId: 1, date: saturday, time: '16:00', numberOfTickets: 1 };
    const sale = { ...visit, ticketType: 'standard', customerName: 'Walk In', checkIn: true, paidWith: 'cash' };
    expect((await house.post('/api/admin/bookings', sale, dana)).status).toBe(201);
    const order = (await house.order({ products: [glasses()] })).body;
    const { body } = await house.post(`/api/admin/orders/${order.id}/collect`, { paidWith: 'card' }, dana);
    expect(body.taken).toEqual({ paidWith: 'card', amount: order.totalPrice });
    expect(await till()).toMatchObject({ cash: 108.12, card: 72.08 + order.totalPrice });
  });

  it('has nothing of a payment of which nobody said how it was made, nor of one that was made online', async () => {
    const before = (await till()).lines.length;
    house.clock.set(now);
    const visit = await house.books({ time: '16:45' });
    later(25);
    expect((await lets(visit, {})).body.taken).toBeUndefined();
    expect((await till()).lines).toHaveLength(before);
  });

  it('is closed by whose it is, with what is missing', async () => {
    later(30);
    expect((await closes(eli, shift.id, 258.12)).body.code).toBe('TILL_NOT_FOUND');
    expect((await closes(dana, shift.id, 248.12)).body).toMatchObject({ expected: 258.12, difference: -10 });
    expect((await closes(dana, shift.id, 258.12)).body.code).toBe('TILL_CLOSED');
    const { rows } = await house.pool.query("select what, new from log.audit where room = 'till' order by id");
    expect(rows).toEqual([
      { what: 'opened', new: { float: 15_000 } },
      { what: 'closed', new: { counted: 24_812 } },
    ]);
  });

  it('may be closed by an admin where somebody went home', async () => {
    later(35);
    const { id } = (await opens(eli, 0)).body;
    later(36);
    expect((await closes(admin, id, 0)).body).toMatchObject({ userId: 4, difference: 0 });
    expect((await till()).shifts).toHaveLength(2);
  });
});

describe('a gift card at the desk', () => {
  let cards = 0;
  /** A gift card of $50: its code, and what is left on it. */
  async function aCard() {
    const body = { amount: 50, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com' };
    const key = { 'Idempotency-Key': `gift-card-at-desk-${++cards}` };
    const { id } = (await house.post('/api/admin/vouchers', body, { ...admin, ...key })).body;
    const row = async () =>
      (await house.pool.query('select ledger, balance from vouchers.vouchers where id = $1', [id])).rows[0];
    const { ledger } = await row();
    const voucher = await house.app.get(Vouchers, { strict: false }).find({ ledger, id });
    return { voucherCode: voucher?.recipient?.code ?? '', left: async () => (await row()).balance / 100 };
  }

  it('pays for a visit before the party is in; the rest is cash, and it is in no drawer', async () => {
    house.clock.set(now);
    const visit = await house.books({ time: '12:15' });
    later(-60);
    const before = await till(eli);
    const { voucherCode, left } = await aCard();
    const shows = (code: string) => house.post(`/api/admin/bookings/${visit.id}/voucher`, { voucherCode: code }, eli);
    expect((await shows('KKKKKKKKKKKKKKKKKKKK')).body.code).toBe('VOUCHER_NOT_FOUND');
    expect((await shows(voucherCode)).body).toMatchObject({ voucher: 50, voucherLeft: 0, totalPrice: 19.08 });
    expect((await lets(visit, { paidWith: 'cash' }, eli)).body.taken).toEqual({ paidWith: 'cash', amount: 19.08 });
    expect((await shows(voucherCode)).status).toBe(409);
    const after = await till(eli);
    expect([after.voucher - before.voucher, Math.round((after.cash - before.cash) * 100)]).toEqual([50, 1_908]);
    expect(await left()).toBe(0);
    const headers = { 'Booking-Token': visit.manageToken };
    expect((await house.get(`/api/bookings/${visit.id}`, headers)).body).toMatchObject({
      voucher: 50,
      totalPrice: 19.08,
    });
  });

  it('pays for a party that comes without a booking', async () => {
    later(40);
    const { voucherCode, left } = await aCard();
    const visit = { venueId: 1, experienceId: 1, date: saturday, time: '16:00', numberOfTickets: 1 };
    const sale = { ...visit, ticketType: 'standard', customerName: 'Walk In', checkIn: true, paidWith: 'card' };
    const { status, body } = await house.post('/api/admin/bookings', { ...sale, voucherCode }, dana);
    expect([status, body.status, body.totalPrice, await left()]).toEqual([201, 'checked_in', 0, 16]);
    const [line] = (await till()).lines;
    expect(line).toMatchObject({ paidWith: 'voucher', amount: 34, reference: body.reference });
  });

  it('pays for what is picked up, and gets back last what comes back', async () => {
    later(45);
    const card = await aCard();
    const order = (await house.order({ products: [glasses(10)] })).body;
    const collects = (body: object) => house.post(`/api/admin/orders/${order.id}/collect`, body, dana);
    const { voucherCode } = card;
    const key = { 'Idempotency-Key': 'collected-with-a-card' };
    const paid = { paidWith: 'cash', voucherCode };
    const first = await house.post(`/api/admin/orders/${order.id}/collect`, paid, { ...dana, ...key });
    expect(first.body).toMatchObject({ taken: { paidWith: 'cash', amount: 10 }, voucher: 50, wasCollected: false });
    expect((await house.post(`/api/admin/orders/${order.id}/collect`, paid, { ...dana, ...key })).body).toEqual(
      first.body,
    );
    expect((await collects({ voucherCode })).body.code).toBe('VOUCHER_USED');
    expect(
      (await till()).lines
        .slice(0, 2)
        .map(({ paidWith }: { paidWith: string }) => paidWith)
        .sort(),
    ).toEqual([...['cash', 'voucher']]);
    const lines = [{ line: 0, quantity: 5 }];
    const token = { 'Order-Token': order.token };
    const { id } = (await house.post(`/api/orders/${order.id}/returns`, { lines, reason: 'other' }, token)).body;
    const received = { lines: [{ line: 0, quantity: 5, restock: true }] };
    const back = (await house.post(`/api/admin/orders/${order.id}/returns/${id}/receive`, received, dana)).body;
    expect(back).toMatchObject({ state: 'due_at_venue', refund: 10, voucherBack: 20 });
  });

  it('has back what it paid where the order was handed over by somebody else meanwhile', async () => {
    const card = await aCard();
    const order = (await house.order({ products: [glasses()] })).body;
    const collects = (body: object) => house.post(`/api/admin/orders/${order.id}/collect`, body, dana);
    await Promise.all([collects({ paidWith: 'cash' }), collects({ voucherCode: card.voucherCode })]);
    const { rows } = await house.pool.query('select voucher_cents from merchandise.orders where id = $1', [order.id]);
    expect(await card.left()).toBe(50 - rows[0].voucher_cents / 100);
  });
});

describe('the payments of a day', () => {
  it('are a file for a spreadsheet, and nothing for visitors', async () => {
    const path = `/api/admin/till.csv?venueId=1&date=${saturday}`;
    const response = await fetch(`${await house.app.getUrl()}${path}`, { headers: dana });
    expect((await response.text()).split('\r\n')[0]).toContain(
      '"at","venue","who","what","reference","paidWith","amount"',
    );
    expect((await house.get('/api/admin/till?venueId=1&date=2026-11-28')).status).toBe(401);
    expect((await house.get('/api/admin/till?venueId=99&date=2026-11-28', dana)).body.code).toBe('VENUE_NOT_FOUND');
  });
});
