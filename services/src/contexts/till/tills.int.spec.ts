import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, now, type ShopHouse, saturday, shopHouse } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { identityMigrations } from '../identity/index.js';
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
