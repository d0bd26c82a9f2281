import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DashboardView, ReportFigures, ReportView } from '@northlight/contracts';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { admin, type FiguresHouse, figuresHouse, now } from './testing/figures-house.js';

const ops = signedIn({ id: 3, roles: ['ops'] });
const ann = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };
let house: FiguresHouse;

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  (await house.ask('POST', path, { body, headers })).body;
const read = async <View>(path: string): Promise<View> => (await house.ask('GET', path, { headers: admin })).body;
const visit = { venueId: 1, experienceId: 1, date: '2026-11-28', time: '14:30', ticketType: 'standard', ...ann };
const book = (input: object) => post('/api/bookings', { ...visit, ...input });

beforeAll(async () => {
  house = await figuresHouse();
  await post('/api/admin/availability/open', { venueId: 1, from: '2026-11-20', to: '2026-12-04' }, ops);
  await book({ date: '2026-11-20', numberOfTickets: 2 });
  await book({ numberOfTickets: 7, ticketType: 'group' });
  const { id, manageToken } = await book({ experienceId: 7, numberOfTickets: 3 });
  await post(`/api/bookings/${id}/cancel`, {}, { 'Booking-Token': manageToken });
  const products = [{ productId: 7, quantity: 5 }];
  await post('/api/orders', { ...ann, bookings: [], products }, { 'Idempotency-Key': 'five-pairs-of-glasses' });
  house.clock.set(new Date(now.getTime() + 10_000));
});
afterAll(() => house.close());

describe('the dashboard', () => {
  it('counts bookings, members, the visits of today and the revenue of the month', async () => {
    const view = await read<DashboardView>('/api/admin/dashboard');
    expect(view).toMatchObject({
      ...{ asOf: '2026-11-20T15:00:10.000Z', totalBookings: 3, pendingBookings: 2, activeMembers: 0 },
      ...{ visitsToday: 1, seatsToday: { booked: 2 }, monthRevenue: 72.08 + 227.05 },
    });
    expect(view.days).toHaveLength(30);
    expect(view.days[0]).toEqual({ date: '2026-10-22', placed: 0, cancelled: 0, revenue: 0 });
    expect(view.days.at(-1)).toEqual({ date: '2026-11-20', placed: 3, cancelled: 1, revenue: 299.13 });
  });

  it('says how full the next two weeks are; a day on which the venue is closed has no seats', async () => {
    const [rochester, ...others] = (await read<DashboardView>('/api/admin/dashboard')).load;
    expect(others).toEqual([]);
    expect(rochester).toMatchObject({ venueId: 1, venueName: 'Rochester Flagship' });
    expect(rochester?.days).toHaveLength(14);
    expect(rochester?.days.find(({ date }) => date === '2026-11-28')?.booked).toBe(7);
    expect(rochester?.days.find(({ date }) => date === '2026-11-26')).toMatchObject({ booked: 0, capacity: 0 });
  });

  it('counts at most once in five seconds, and says of when it is', async () => {
    const { asOf, totalBookings } = await read<DashboardView>('/api/admin/dashboard');
    await book({ date: '2026-11-29', numberOfTickets: 1 });
    house.clock.set(new Date(now.getTime() + 14_000));
    expect(await read<DashboardView>('/api/admin/dashboard')).toMatchObject({ asOf, totalBookings });
    house.clock.set(new Date(now.getTime() + 15_000));
    expect(await read<DashboardView>('/api/admin/dashboard')).toMatchObject({ totalBookings: totalBookings + 1 });
  });
});

describe('a report', () => {
  const days = 'from=2026-11-20&to=2026-11-28';
  const money = ['gross', 'discounts', 'vouchers', 'fees', 'unpaid', 'refunds', 'net'] as const;
  const cents = (figures: ReportFigures) => money.map((name) => Math.round(figures[name] * 100));

  it('adds up to the cent: each line, and all of them', async () => {
    const { rows, total, shop } = await read<ReportView>(`/api/admin/reports?${days}`);
    const sold = rows.filter(({ bookings }) => bookings > 0);
    expect(sold.map((row) => [row.experienceName, row.bookings, row.tickets, ...cents(row)])).toEqual([
      ['Jurassic Ride', 2, 9, 6800 + 23_800, 2380, 0, 408 + 1285, 0, 0, 7208 + 22_705],
      ['Race Car Sim', 1, 3, 9600, 0, 0, 576, 10_176, 0, 0],
    ]);
    for (const line of [...rows, total]) {
      const [gross = 0, discounts = 0, vouchers = 0, fees = 0, unpaid = 0, refunds = 0, net] = cents(line);
      expect(gross - discounts - vouchers + fees - unpaid - refunds).toBe(net);
    }
    expect(cents(total)).toEqual(money.map((_, nth) => rows.reduce((sum, row) => sum + (cents(row)[nth] ?? 0), 0)));
    expect(shop).toEqual({ orders: 1, pieces: 5, amount: 30 });
  });

  it('is of one experience where that is asked for, and has nothing of the shop then', async () => {
    const { rows, total, shop } = await read<ReportView>(`/api/admin/reports?${days}&experienceId=7`);
    expect(rows.map(({ experienceName }) => experienceName)).toEqual(['Race Car Sim']);
    expect([total.bookings, total.cancelled, shop]).toEqual([1, 1, null]);
  });

  it('is a file for a spreadsheet, with the totals in its last line', async () => {
    const file = await house.ask('GET', `/api/admin/reports.csv?${days}`, { headers: admin });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="report-2026-11-20-to-2026-11-28.csv"');
    const [head, ...lines] = file.text.trimEnd().split('\r\n');
    expect(head).toContain('"from","to","venueName","experienceName","bookings",');
    expect(lines.find((line) => line.includes('Race Car Sim'))).toMatch(
      /^"2026-11-20","2026-11-28","Rochester Flagship","Race Car Sim","1","1","0","3","96\.00","0\.00","0\.00","5\.76","101\.76","0\.00","0\.00","0",/,
    );
    expect(lines.at(-1)).toMatch(
      /^"2026-11-20","2026-11-28","Total","","3","1","0","12","402\.00","23\.80","0\.00","22\.69","101\.76","0\.00","299\.13",/,
    );
  });

  it.each([
    ['from=2026-11-28&to=2026-11-20', 'The last day can’t be before the first day.'],
    ['from=2025-11-20&to=2026-11-21', 'Please request at most 366 days at once.'],
    ['from=2026-02-30&to=2026-11-20', 'Please select the first day'],
  ])('is not made of %s', async (query, message) => {
    const refused = await house.ask('GET', `/api/admin/reports?${query}`, { headers: admin });
    const { message: refusal, errors } = refused.body;
    expect([refused.status, errors?.[0]?.message ?? refusal]).toEqual([400, message]);
  });
});

describe('today', () => {
  it('is that of the wall of the venue, also when another day has begun elsewhere', async () => {
    await book({ date: '2026-11-27', time: '10:00', numberOfTickets: 3 });
    house.clock.set(new Date('2026-11-28T03:30:00Z'));
    const view = await read<DashboardView>('/api/admin/dashboard');
    expect(view).toMatchObject({ visitsToday: 1, seatsToday: { booked: 3 } });
    expect(view.days.at(-1)?.date).toBe('2026-11-27');
  });
});
