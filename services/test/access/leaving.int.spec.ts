import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { sentInquiryOf } from '@northlight/contracts';
import pg from 'pg';
import { openApi } from '../../src/apps/api/open-api.js';
import { aPreApplication } from '../../src/contexts/franchise/testing/franchise-house.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import { freshDatabase } from '../fresh-database.js';
import { adminSetup } from '../sign-in-people.js';
import { aCrowd, type Crowd, jsonOf, type Who } from './people.js';

interface Taken {
  readonly bookings: readonly { readonly id: string; readonly customer?: { readonly name: string } }[];
  readonly orders: readonly { readonly id: string }[];
  readonly messages: readonly { readonly message: string }[];
  readonly franchiseInquiries: readonly unknown[];
  readonly reasons: readonly unknown[];
}

const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const victim = 'victim@example.com';

let app: NestExpressApplication;
let pool: pg.Pool;
let crowd: Crowd;

beforeAll(async () => {
  app = await openApi(await freshDatabase(adminSetup));
  await loadCatalog(app);
  await app.listen(0, '127.0.0.1');
  pool = app.get(pg.Pool, { strict: false });
  crowd = await aCrowd(await app.getUrl(), pool);
  const open = { venueId: 1, experienceId: 1, from: day, to: day };
  expect((await crowd.ask('POST /api/admin/availability/open', 'ops', open)).status).toBeLessThan(300);
}, 90_000);

afterAll(() => app.close());

const book = async (as: Who, customerEmail: string): Promise<string> => {
  const visit = { venueId: 1, experienceId: 1, date: day, time: '14:30', numberOfTickets: 2, ticketType: 'standard' };
  const contact = { customerName: 'Somebody', customerEmail, totalPrice: 72.08 };
  return (await jsonOf<{ id: string }>(crowd.ask('POST /api/bookings', as, { ...visit, ...contact }))).id;
};
const order = async (as: Who, bookingId: string) => {
  const contact = { customerName: 'Somebody', customerEmail: 'other@example.com' };
  const body = { ...contact, bookings: [{ id: bookingId }], products: [] };
  expect((await crowd.ask('POST /api/orders', as, body)).status).toBe(201);
};
const write = (email: string) =>
  crowd.ask('POST /api/contact', 'visitor', {
    name: 'Somebody',
    email,
    subject: 'A lost scarf',
    message: 'A grey scarf.',
  });
const take = (as: Who) => jsonOf<Taken>(crowd.ask('GET /api/auth/export', as));
const leave = async (as: Who) =>
  (await crowd.ask('DELETE /api/auth/me', as, { currentPassword: 'Lantern77', username: as })).status;
const isErased = async (bookingId: string): Promise<boolean> => {
  const { rows } = await pool.query<{ isErased: boolean }>(
    `select c.erased_at is not null as "isErased" from booking.bookings b
     join booking.customers c on (c.venue_id, c.ref) = (b.venue_id, b.customer_ref) where b.id = $1`,
    [bookingId],
  );
  return rows[0]?.isErased ?? false;
};

describe('maya, who has proven her address', () => {
  let own: string;
  let asVisitor: string;

  beforeAll(async () => {
    await pool.query("update identity.users set email_verified_at = now() where username = 'maya'");
    own = await book('maya', 'other@example.com');
    asVisitor = await book('visitor', 'Maya@example.com');
    await order('maya', own);
    await write('maya@example.com');
    const inquiry = sentInquiryOf(aPreApplication({ email: 'maya@example.com' }));
    expect((await crowd.ask('POST /api/franchise-inquiries', 'maya', inquiry)).status).toBe(201);
  }, 30_000);

  it('takes along what every room keeps of her', async () => {
    const { bookings, orders, messages, franchiseInquiries } = await take('maya');
    expect(bookings).toContainEqual(expect.objectContaining({ id: own }));
    expect([orders.length, messages, franchiseInquiries.length]).toEqual([
      1,
      [expect.objectContaining({ message: 'A grey scarf.' })],
      1,
    ]);
  });

  it('is told what each part is kept for, and until when', async () => {
    const { reasons } = await take('maya');
    expect(reasons).toContainEqual({
      ...{ what: 'username and name', whose: 'account', why: 'to sign in and be greeted' },
      until: 'accounts: until the account is deleted; unproven: 30 days after it was made',
    });
    expect(reasons).toContainEqual({
      ...{ what: 'notes of the staff on a booking', whose: 'customer' },
      ...{ why: 'to receive guests as they need it', until: '30 days after the visit' },
    });
  });

  it('is forgotten in all of them when she leaves, and the seats stay', async () => {
    expect(await leave('maya')).toBe(204);
    expect([await isErased(own), await isErased(asVisitor)]).toEqual([true, true]);
    const saved = await pool.query<{ persons: number }>(
      `select (select count(*) from merchandise.persons where erased_at is null)
         + (select count(*) from correspondence.persons where erased_at is null)
         + (select count(*) - 1 from franchise.persons where erased_at is null) as persons`,
    );
    expect(Number(saved.rows[0]?.persons)).toBe(0);
    const { rows } = await pool.query("select 1 from booking.bookings where status = 'cancelled'");
    expect(rows).toEqual([]);
  });
});

describe('eve, who typed in an address that is not hers', () => {
  it('sees nothing of whoever has it, and makes nobody forget them', async () => {
    const theirs = await book('visitor', victim);
    await write(victim);
    await pool.query('update identity.users set email = $1, email_key = $1 where username = $2', [victim, 'eve']);
    expect(await take('eve')).toMatchObject({ bookings: [], orders: [], vouchers: [], messages: [], newsletter: [] });
    expect(await leave('eve')).toBe(204);
    expect(await isErased(theirs)).toBe(false);
    const { rows } = await pool.query('select 1 from correspondence.persons where erased_at is null');
    expect(rows).toHaveLength(1);
  });
});

describe('frank, whose address was never proven', () => {
  const slotId = `1-1-${day}-1430`;
  const at = { venueId: 1, experienceId: 1, date: day, time: '14:30' };
  const waits = async (as: Who, customerEmail: string) => {
    const body = { ...at, party: 1, customerName: 'Somebody', customerEmail };
    expect((await crowd.ask('POST /api/waitlist', as, body)).status).toBe(201);
  };
  const left = async () => {
    const { rows } = await pool.query<{ left: string }>(
      `select w.status || ' ' || (c.erased_at is null) as left from booking.waitlist w
       join booking.customers c on (c.venue_id, c.ref) = (w.venue_id, w.customer_ref)
       union all (select concat_ws(' ', 'message', p.erased_at is null, m.user_id) from correspondence.messages m
       join correspondence.persons p on p.ref = m.id order by m.nr desc limit 1) order by 1`,
    );
    return rows.map((row) => row.left);
  };

  it('takes along, and takes with him, what he left while he was signed in, under whatever address', async () => {
    const { rows } = await pool.query<{ seats: number }>(
      'select booked_count as seats from booking.slots where slot_id = $1',
      [slotId],
    );
    const resize = `POST /api/admin/availability/slots/${slotId}/resize`;
    expect((await crowd.ask(resize, 'admin', { capacity: rows[0]?.seats })).status).toBeLessThan(300);
    await waits('frank', 'typed-in@example.com');
    await waits('visitor', 'another@example.com');
    const message = {
      name: 'Frank',
      email: 'typed-in@example.com',
      subject: 'A question',
      message: 'Is it warm inside?',
    };
    expect((await crowd.ask('POST /api/contact', 'frank', message)).status).toBe(201);
    expect(await take('frank')).toMatchObject({
      messages: [{ message: 'Is it warm inside?' }],
      waitlistPlaces: [{ customer: { email: 'typed-in@example.com' } }],
    });
    expect(await leave('frank')).toBe(204);
    expect(await left()).toEqual(['left false', 'message f', 'waiting true']);
  });
});
