import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { PlaceBookingDto } from '@northlight/contracts';
import pg from 'pg';
import { loadCatalog } from '../../../demo/catalog/load-catalog.js';
import { Settings } from '../../../platform/config/settings.js';
import { throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { roomApp } from '../../../platform/http/testing/room-app.js';
import { FixedClock } from '../../../platform/kernel/clock.js';
import { logMigrations } from '../../../platform/log-schema/log-migrations.js';
import { catalogMigrations, KnownProgrammes } from '../../catalog/index.js';
import { guestPassesMigrations } from '../../guest-passes/index.js';
import { membershipMigrations } from '../../membership/index.js';
import { promotionsMigrations } from '../../promotions/index.js';
import { vouchersMigrations } from '../../vouchers/index.js';
import { BookingModule } from '../booking.module.js';
import { bookingMigrations } from '../persistence/booking-migrations.js';
import { OpenSlots } from '../planning/features/open-slots/open-slots.handler.js';

/** A Friday morning in Rochester, eight days before the visits of these stories. */
export const now = new Date('2026-11-20T15:00:00Z');
/** A Saturday; the Jurassic Ride (experience 1) runs at 14:30 with 20 seats. */
export const saturday = '2026-11-28';

/** The booking room at work: real database, real HTTP, the seeded catalogue, a clock that stands still. */
export interface BookingHouse {
  readonly app: NestExpressApplication;
  readonly clock: FixedClock;
  readonly settings: Settings;
  readonly commands: CommandBus;
  readonly pool: pg.Pool;
  /** Changes the catalogue by hand; the house knows of it at once, and not when the notice comes. */
  changesCatalog(sql: string): Promise<void>;
  opens(date: string, days?: number): Promise<number>;
  /** The command bus of another process of the same service on the same database. */
  anotherProcess(): Promise<CommandBus>;
  /** The same, whole. */
  anotherApp(): Promise<NestExpressApplication>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
type Answer = { readonly status: number; readonly body: any; readonly headers: Headers };

/** The tables of the house. */
export const houseMigrations = [
  ...logMigrations,
  ...catalogMigrations,
  ...vouchersMigrations,
  ...promotionsMigrations,
  ...guestPassesMigrations,
  ...membershipMigrations,
  ...bookingMigrations,
];

export async function bookingHouse(env: Readonly<Record<string, string>> = {}): Promise<BookingHouse> {
  const database = await throwAwayDatabase(houseMigrations, env);
  const clock = new FixedClock(now);
  const { settings } = database;
  const app = await roomApp(BookingModule, { settings, clock });
  await loadCatalog(app);
  await app.listen(0, '127.0.0.1');
  const commands = app.get(CommandBus, { strict: false });
  const others: NestExpressApplication[] = [];
  const anotherApp = async () => {
    const other = await roomApp(BookingModule, { settings, clock });
    others.push(other);
    return other.init();
  };
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(`${await app.getUrl()}${path}`, init);
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return {
    app,
    clock,
    settings,
    commands,
    pool: app.get(pg.Pool, { strict: false }),
    changesCatalog: async (sql) => {
      await app.get(pg.Pool, { strict: false }).query(sql);
      app.get(KnownProgrammes, { strict: false }).forget();
    },
    opens: (date, days = 1) => commands.execute(new OpenSlots(1, { from: date, days })),
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    anotherApp,
    anotherProcess: async () => (await anotherApp()).get(CommandBus, { strict: false }),
    close: async () => {
      await Promise.all([app, ...others].map((one) => one.close()));
      await database.drop();
    },
  };
}

/** Ann's request for two standard tickets of the Jurassic Ride on Saturday at 14:30, unless said otherwise. */
export const aRequest = (overrides: Partial<PlaceBookingDto> = {}): PlaceBookingDto => ({
  venueId: 1,
  experienceId: 1,
  date: saturday,
  time: '14:30',
  numberOfTickets: 2,
  ticketType: 'standard',
  customerName: 'Ann Lee',
  customerEmail: 'ann@example.com',
  ...overrides,
});

/** The answer to a booking, as far as stories go on with it. */
export interface Placed {
  readonly id: string;
  readonly reference: string;
  readonly manageToken: string;
}

/** Headers of whoever holds the booking's token, and with `key` those of a command that may be repeated. */
export const holding = ({ manageToken }: Placed, key?: string): Record<string, string> => ({
  'Booking-Token': manageToken,
  ...(key ? { 'Idempotency-Key': key } : {}),
});
