import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { EventTypes, Projections } from '@northlight/event-store';
import { bringMovablesHome, LedgerServers } from '@northlight/event-store/servers';
import { type SecondServer, secondServer } from '../../../platform/event-store/testing/second-server.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { logger } from '../../../platform/observability/logger.js';
import { OpenOneSlot } from '../planning/features/open-slots/open-one-slot.handler.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  houseMigrations,
  saturday,
} from '../testing/booking-house.js';
import { VoucherStories } from '../testing/voucher-stories.js';
import { PlaceBooking } from './features/place-booking/place-booking.js';

const slotAtTwo = { venueId: 2, experienceId: 1, date: saturday, time: '14:30', capacity: 20 };
const admin = signedIn({ id: 1, isAdmin: true });

let house: BookingHouse;
let north: SecondServer;
let people: VoucherStories;
let processes: CommandBus[];

beforeAll(async () => {
  north = await secondServer(houseMigrations);
  house = await bookingHouse(north.env);
  people = new VoucherStories(house);
  await house.changesCatalog("update catalog.venues set status = 'open' where id = 2");
  await house.changesCatalog(
    'insert into catalog.venue_experiences (venue_id, experience_id) values (2, 1) on conflict do nothing',
  );
  await house.opens(saturday);
  await house.commands.execute(new OpenOneSlot(slotAtTwo, { userId: 1 }));
  await north.moves(house.app, 1);
  processes = [house.commands, await house.anotherProcess()];
});
afterAll(async () => {
  await house.close();
  await north.drop();
});

/** Books one ticket, in the north or at home. @returns the code of the refusal, or 'booked' */
async function book(nth: number, codes: { readonly voucherCode?: string; readonly promoCode?: string }) {
  const person = { customerName: 'Ann Lee', customerEmail: `visitor-${nth}@example.com` };
  const request = aRequest({ venueId: 1 + (nth % 2), numberOfTickets: 1, ...person, ...codes });
  const caller = { userId: null, address: `10.0.0.${nth}` };
  return processes[Math.floor(nth / 2) % processes.length]?.execute(new PlaceBooking(request, caller)).then(
    () => 'booked',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
}

const counted = (answers: readonly (string | undefined)[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((answer) => answer === one).length]));

describe('a gift card at two venues that are decided on two servers', () => {
  it('is spent once, by whoever comes first', async () => {
    const voucher = await people.issues({ amount: 200 }); // 5 tickets at $34, and $30 for the sixth
    const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => book(nth, { voucherCode: voucher.code })));
    expect(counted(answers)).toEqual({ booked: 6, VOUCHER_EMPTY: 14 });
    const { balance, spentOn } = await people.view(voucher);
    expect([balance, spentOn.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([0, 200]);
  });

  it('pays at each of them in turn, and gets back what was paid', async () => {
    const voucher = await people.issues({ amount: 200 });
    const placed = [];
    for (const venueId of [1, 2, 1]) {
      const request = aRequest({ venueId, numberOfTickets: 1, voucherCode: voucher.code });
      const { status, body } = await house.post('/api/bookings', request);
      expect(status).toBe(201);
      placed.push(body);
      expect(await people.left(voucher)).toBe(200 - 34 * placed.length);
    }
    for (const booking of placed.toReversed())
      expect((await house.post(`/api/bookings/${booking.id}/cancel`, {}, holding(booking))).status).toBe(200);
    expect(await people.left(voucher)).toBe(200);
  });
});

describe('a promo code at two venues that are decided on two servers', () => {
  it('is used as often as it may be', async () => {
    const terms = { code: 'NORTH', kind: 'percent', value: 10, appliesTo: 'both' };
    const limits = { starts: '2026-11-01', ends: '2026-12-31', uses: 5, usesPerCustomer: 1, minimum: 0 };
    expect((await house.post('/api/admin/promo-codes', { ...terms, ...limits }, admin)).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, nth) => book(nth, { promoCode: 'NORTH' })));
    expect(counted(answers)).toEqual({ booked: 5, PROMO_USED_UP: 7 });
  });
});

describe('a server that is away', () => {
  it('takes with it the cards that are there, and comes back with them', async () => {
    const there = await people.issues();
    expect(await book(0, { voucherCode: there.code })).toBe('booked');
    const here = await issuedAtHome();
    await north.away(async () => {
      expect(await book(1, { voucherCode: there.code })).toBe('UNAVAILABLE');
      expect(await book(1, { voucherCode: here.code })).toBe('booked');
      expect(await people.left(there)).toBe(66);
    });
    expect(await book(1, { voucherCode: there.code })).toBe('booked');
    expect(await people.left(there)).toBe(32);
  });

  /** The first letter of a code says in which of eight ledgers it is; those that were used in the north are still there. */
  async function issuedAtHome() {
    for (;;) {
      const voucher = await people.issues();
      const { rows } = await house.pool.query('select server from log.head where ledger = $1', [voucher.ledger]);
      if (rows[0]?.server === null) return voucher;
    }
  }
});

describe('the rows on both servers', () => {
  it('are what the events make of them, once all is home again', async () => {
    const part = <Part>(type: abstract new (...given: never[]) => Part): Part =>
      house.app.get<Part>(type, { strict: false });
    const [servers, types, projections] = [part(LedgerServers), part(EventTypes), part(Projections)];
    await bringMovablesHome({ servers, types, projections, logger }, 0);
    const { rows } = await house.pool.query('select ledger from log.head where server is not null');
    expect(rows).toEqual([{ ledger: 1 }]);
    for (const pool of [house.pool, north.pool])
      for (const one of projections.every) {
        const own = new Projections(pool, types);
        own.add([one]);
        expect([one.name, await own.verify(one.name)]).toEqual([one.name, 0]);
      }
  }, 30_000);
});
