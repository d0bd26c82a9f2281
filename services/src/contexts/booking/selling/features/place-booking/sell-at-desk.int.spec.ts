import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SellAtDeskDto } from '@northlight/contracts';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { type BookingHouse, bookingHouse, saturday } from '../../../testing/booking-house.js';

let house: BookingHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });
/** Half an hour before the visit at half past two. */
const sameDay = new Date('2026-11-28T19:00:00Z');

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday, 2);
});
beforeEach(() => house.clock.set(sameDay));
afterAll(() => house.close());

const sell = (overrides: Partial<SellAtDeskDto> = {}, headers: Record<string, string> = desk) => {
  const visit = { venueId: 1, experienceId: 1, date: saturday, time: '14:30' };
  const party = { numberOfTickets: 2, ticketType: 'standard', customerName: 'Wal Kin' };
  return house.post('/api/admin/bookings', { ...visit, ...party, ...overrides }, headers);
};
const history = async (id: string) => (await house.get(`/api/admin/bookings/${id}/history`, desk)).body.items;
const jobsOf = async (id: string): Promise<string[]> => {
  const { rows } = await house.pool.query(`select kind from log.outbox where payload ->> 'bookingId' = $1`, [id]);
  return rows.map(({ kind }) => kind);
};

describe('a party that stands at the desk', () => {
  it('is sold its tickets and let in at once, without an e-mail and without a mail', async () => {
    const { status, body } = await sell({ checkIn: true });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ status: 'checked_in', totalPrice: 72.08, holdExpiresAt: null, customerEmail: '' }),
    ]);
    expect((await history(body.id)).map(({ type, actor }: { type: string; actor: string }) => [type, actor])).toEqual([
      ['BookingPlaced', 'user:4'],
      ['BookingConfirmed', 'user:4'],
      ['CheckedIn', 'user:4'],
    ]);
    const found = await house.get(`/api/admin/bookings?search=${body.reference}`, desk);
    expect(found.body.items).toMatchObject([{ status: 'checked_in', customerName: 'Wal Kin', customerEmail: null }]);
    expect(await jobsOf(body.id)).toEqual([]);
  });

  it('is written to where it gave an address, and may come later', async () => {
    const { body } = await sell({ customerEmail: 'wal@example.com', time: '15:15' });
    expect(body).toMatchObject({ status: 'confirmed', customerEmail: 'wal@example.com' });
    expect(await jobsOf(body.id)).toEqual(['booking-confirmation']);
  });

  it('pays nothing with a gift voucher that nobody knows', async () => {
    const { status, body } = await sell({ voucherCode: 'K4M2-7QXD', time: '17:30' });
    expect([status, body.code]).toEqual([404, 'VOUCHER_NOT_FOUND']);
  });

  it('is sold once, however often the button is pressed', async () => {
    const keyed = { ...desk, 'Idempotency-Key': 'walk-in-only-once' };
    const first = await sell({ checkIn: true, time: '16:00' }, keyed);
    expect((await sell({ checkIn: true, time: '16:00' }, keyed)).body).toEqual(first.body);
    expect((await sell({ time: '16:00' }, keyed)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each<[string, Partial<SellAtDeskDto>, string]>([
    ['for what has begun', { time: '13:45' }, 'SLOT_STARTED'],
    ['and let in on another day', { date: '2026-11-29', checkIn: true }, 'NOT_TODAY'],
    ['more seats than are left', { time: '16:45', numberOfTickets: 20, ticketType: 'group' }, 'SLOT_FULL'],
    ['with an address that is none', { customerEmail: 'wal' }, 'INVALID_INPUT'],
    ['without a name', { customerName: '' }, 'INVALID_INPUT'],
  ])('is not sold tickets %s', async (_, input, code) => {
    await sell({ time: '16:45', numberOfTickets: 1 });
    expect((await sell(input)).body.code).toBe(code);
  });

  it('is sold nothing by visitors, nor by those who watch queues', async () => {
    expect((await sell({}, {})).status).toBe(401);
    expect((await sell({}, signedIn({ id: 5, roles: ['ops'] }))).status).toBe(403);
  });
});
