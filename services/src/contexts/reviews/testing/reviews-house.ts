import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { loadCatalog } from '../../../demo/catalog/load-catalog.js';
import { throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { roomApp } from '../../../platform/http/testing/room-app.js';
import { FixedClock } from '../../../platform/kernel/clock.js';
import { logMigrations } from '../../../platform/log-schema/log-migrations.js';
import { Bookings, bookingMigrations, CheckIn, CloseVisit, OpenSlots, PlaceBooking } from '../../booking/index.js';
import { catalogMigrations } from '../../catalog/index.js';
import { guestPassesMigrations } from '../../guest-passes/index.js';
import { membershipMigrations } from '../../membership/index.js';
import { promotionsMigrations } from '../../promotions/index.js';
import { vouchersMigrations } from '../../vouchers/index.js';
import { ReviewsModule, reviewsMigrations } from '../reviews.module.js';

/** A Friday morning in Rochester, eight days before the visits of these stories. */
export const now = new Date('2026-11-20T15:00:00Z');
/** A Saturday; the Jurassic Ride (experience 1) runs at 14:30 with 20 seats. */
export const saturday = '2026-11-28';
/** The morning after. */
export const sunday = new Date('2026-11-29T15:00:00Z');

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
export type Answer = { readonly status: number; readonly body: any };

/** A booking, and the headers of whoever holds it. */
export interface Held {
  readonly id: string;
  readonly holder: Readonly<Record<string, string>>;
}

/** This room at work: real database, real HTTP, the seeded catalogue, a clock that stands still. */
export interface ReviewsHouse {
  readonly app: NestExpressApplication;
  readonly clock: FixedClock;
  readonly pool: pg.Pool;
  ask(call: string, headers?: Readonly<Record<string, string>>, body?: object): Promise<Answer>;
  /** Books for Saturday. */
  book(customer?: Readonly<Record<string, string>>): Promise<Held>;
  /** Books, comes, and is seen off the morning after. */
  visit(customer?: Readonly<Record<string, string>>): Promise<Held>;
  letIn(held: Held): Promise<void>;
  seeOff(held: Held): Promise<void>;
  close(): Promise<void>;
}

export async function reviewsHouse(): Promise<ReviewsHouse> {
  const database = await throwAwayDatabase([
    ...[
      ...logMigrations,
      ...catalogMigrations,
      ...vouchersMigrations,
      ...promotionsMigrations,
      ...guestPassesMigrations,
      ...membershipMigrations,
    ],
    ...[...bookingMigrations, ...reviewsMigrations],
  ]);
  const clock = new FixedClock(now);
  const app = await roomApp(ReviewsModule, { settings: database.settings, clock });
  await loadCatalog(app);
  await app.listen(0, '127.0.0.1');
  const commands = app.get(CommandBus, { strict: false });
  await commands.execute(new OpenSlots(1, { from: saturday, days: 1 }));
  const ask: ReviewsHouse['ask'] = async (call, headers = {}, body) => {
    const [method = '', path = ''] = call.split(' ');
    const init = { method, headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) } };
    const response = await fetch(`${await app.getUrl()}${path}`, {
      ...init,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };
  const book: ReviewsHouse['book'] = async (customer = {}) => {
    const visit = { venueId: 1, experienceId: 1, date: saturday, time: '14:30', numberOfTickets: 1 };
    const whose = { customerName: 'Ann Lee', customerEmail: 'ann@example.com', ...customer };
    const request = { ...visit, ticketType: 'standard' as const, ...whose };
    const { id } = await commands.execute(
      new PlaceBooking(request, { userId: null, holdMinutes: null, notify: false }),
    );
    const token = await app.get(Bookings, { strict: false }).manageToken(id);
    return { id, holder: { 'Booking-Token': token } };
  };
  const letIn: ReviewsHouse['letIn'] = async ({ id }) =>
    void (await commands.execute(new CheckIn(1, id, { anyway: true })));
  const seeOff: ReviewsHouse['seeOff'] = ({ id }) => commands.execute(new CloseVisit(1, id));
  return {
    ...{ app, clock, pool: app.get(pg.Pool, { strict: false }), ask, book, letIn, seeOff },
    visit: async (customer) => {
      const held = await book(customer);
      await letIn(held);
      await seeOff(held);
      return held;
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

/** What Ann says of the ride, unless said otherwise. */
export const aReview = (more: object = {}) => ({
  ...{ stars: 5, title: 'Again!', text: 'We rode it twice, and the dinosaurs won both times.' },
  ...more,
});
