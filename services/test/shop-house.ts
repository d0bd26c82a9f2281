import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OrderedOpenTicket, OrderedProduct, PlaceOrderDto, VariantStock } from '@northlight/contracts';
import pg from 'pg';
import { bookingMigrations } from '../src/contexts/booking/index.js';
import { catalogMigrations } from '../src/contexts/catalog/index.js';
import { guestPassesMigrations } from '../src/contexts/guest-passes/index.js';
import { membershipMigrations } from '../src/contexts/membership/index.js';
import { MerchandiseModule, merchandiseMigrations } from '../src/contexts/merchandise/index.js';
import { promotionsMigrations } from '../src/contexts/promotions/index.js';
import { settingsMigrations } from '../src/contexts/settings/index.js';
import { vouchersMigrations } from '../src/contexts/vouchers/index.js';
import { loadCatalog } from '../src/demo/catalog/load-catalog.js';
import { loadProducts } from '../src/demo/merchandise/load-products.js';
import type { Migration } from '../src/platform/database/database.js';
import { throwAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';
import { secondServer } from '../src/platform/event-store/testing/second-server.js';
import { roomApp, signedIn, untilSettled } from '../src/platform/http/testing/room-app.js';
import { FixedClock } from '../src/platform/kernel/clock.js';
import { logMigrations } from '../src/platform/log-schema/log-migrations.js';

/** A Friday morning in Rochester, eight days before the visits of these stories. */
export const now = new Date('2026-11-20T15:00:00Z');
/** A Saturday. */
export const saturday = '2026-11-28';

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
type Answer = { readonly status: number; readonly body: any; readonly headers: Headers };
type Headed = Readonly<Record<string, string>>;

/** A booking, as far as stories go on with it. */
export interface Booked {
  readonly id: string;
  readonly reference: string;
  readonly manageToken: string;
}

/** The shop at work: real database, real HTTP, the seeded catalogue and products, a clock that stands still. */
export class ShopHouse {
  private nth = 0;

  constructor(
    readonly app: NestExpressApplication,
    readonly clock: FixedClock,
    private readonly address: string,
  ) {}

  get pool(): pg.Pool {
    return this.app.get(pg.Pool, { strict: false });
  }

  get = (path: string, headers: Headed = {}): Promise<Answer> => this.ask(path, { headers });

  post = (path: string, body: unknown, headers: Headed = {}): Promise<Answer> =>
    this.send('POST', path, { body, headers });

  put = (path: string, body: unknown, headers: Headed = {}): Promise<Answer> =>
    this.send('PUT', path, { body, headers });

  remove = (path: string, headers: Headed = {}): Promise<Answer> => this.ask(path, { method: 'DELETE', headers });

  /** Orders under a key of its own, unless the headers name one. */
  order = (overrides: Partial<PlaceOrderDto>, headers: Headed = {}): Promise<Answer> =>
    this.post('/api/orders', anOrder(overrides), { 'Idempotency-Key': `story-${++this.nth}-of-orders`, ...headers });

  /** Two standard tickets of the Jurassic Ride on Saturday at 14:30, unless said otherwise. */
  async books(input: object = {}, headers: Headed = {}): Promise<Booked> {
    const visit = { venueId: 1, experienceId: 1, date: saturday, time: '14:30', numberOfTickets: 2 };
    const { status, body } = await this.post(
      '/api/bookings',
      { ...visit, ticketType: 'standard', ...ann, ...input },
      headers,
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  /** Pieces left of a product, as everybody reads it. */
  async left(productId: number): Promise<number> {
    await untilSettled(this.app);
    const { body } = await this.get('/api/products');
    return body.find(({ id }: { id: number }) => id === productId).inventory;
  }

  /** Puts so many pieces of each size on the shelf, whatever was there. */
  stocks = (productId: number, variantStock: VariantStock) =>
    this.pool.query('update merchandise.products set variant_stock = $2 where id = $1', [productId, variantStock]);

  /** Rows of every table that an order writes. */
  async rows(): Promise<Readonly<Record<string, number>>> {
    const tables = [
      ...['orders', 'order_products', 'order_bookings', 'open_tickets', 'persons', 'person_keys', 'order_changes'],
      ...['shipments', 'order_taxes'],
    ];
    const counts = tables.map((name) => `(select count(*)::int from merchandise.${name}) as ${name}`);
    const { rows } = await this.pool.query(
      `select ${counts.join(', ')}, (select count(*)::int from log.outbox where payload::jsonb ? 'orderId') as jobs,
         (select count(*)::int from log.requests where ledger = 0) as requests`,
    );
    return rows[0];
  }

  close: () => Promise<void> = async () => this.app.close();

  private send(method: string, path: string, input: { readonly body: unknown; readonly headers: Headed }) {
    const headers = { 'Content-Type': 'application/json', ...input.headers };
    return this.ask(path, { method, body: JSON.stringify(input.body), headers });
  }

  private async ask(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, init);
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers };
  }
}

export interface ShopOptions {
  /** The room at work, with those that it imports, and its migrations. */
  readonly room?: Type;
  readonly migrations?: readonly Migration[];
  /** What time it is, and the day of the visits that may be booked. */
  readonly at?: Date;
  readonly day?: string;
  /** With the rates that the site begins with; most stories are easier to follow without tax. */
  readonly isTaxed?: boolean;
  /** The venue is decided on a second server, north. */
  readonly isElsewhere?: boolean;
}

export async function shopHouse(env: Headed = {}, options: ShopOptions = {}): Promise<ShopHouse> {
  const { room = MerchandiseModule, at = now, day = saturday, isTaxed = false } = options;
  const migrations = [
    ...logMigrations,
    ...catalogMigrations,
    ...vouchersMigrations,
    ...membershipMigrations,
    ...bookingMigrations,
    ...merchandiseMigrations,
    ...promotionsMigrations,
    ...guestPassesMigrations,
    ...settingsMigrations,
    ...(options.migrations ?? []),
  ];
  const north = options.isElsewhere ? await secondServer(migrations) : undefined;
  const database = await throwAwayDatabase(migrations, { ...env, ...north?.env });
  const clock = new FixedClock(at);
  const { settings } = database;
  const app = await roomApp(room, { settings, clock });
  if (!isTaxed) await app.get(pg.Pool, { strict: false }).query('delete from settings.tax_rates');
  await loadCatalog(app);
  await loadProducts(app);
  await app.listen(0, '127.0.0.1');
  const house = new ShopHouse(app, clock, await app.getUrl());
  await house.post(
    '/api/admin/availability/open',
    { venueId: 1, from: day, to: day },
    signedIn({ id: 1, roles: ['ops'] }),
  );
  await north?.moves(app, 1);
  house.close = async () => {
    await app.close();
    await Promise.all([database.drop(), north?.drop()]);
  };
  return house;
}

const ann = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };

/** Ann's order of nothing, unless said otherwise. */
export const anOrder = (overrides: Partial<PlaceOrderDto> = {}): PlaceOrderDto => ({
  ...ann,
  bookings: [],
  products: [],
  openTickets: [],
  ...overrides,
});

/** Lines of the stories: of 30 shirts and 3 prints of this size, of 400 glasses, and of shirts that are sold out. */
export const tee = (quantity = 1, variant = 'Small'): OrderedProduct => ({ productId: 1, quantity, variant });
export const print = (quantity = 1, variant = '8×10″'): OrderedProduct => ({ productId: 6, quantity, variant });
export const glasses = (quantity = 1): OrderedProduct => ({ productId: 7, quantity });
export const longSleeve = (quantity = 1): OrderedProduct => ({ productId: 3, quantity, variant: 'Large' });

/** What names a booking in an order, and opens it. */
export const ticket = ({ id, manageToken }: Booked) => ({ id, token: manageToken });

/** Two tickets of the Jurassic Ride whose time is chosen later, unless said otherwise. */
export const later = (overrides: Partial<OrderedOpenTicket> = {}): OrderedOpenTicket => ({
  venueId: 1,
  experienceId: 1,
  numberOfTickets: 2,
  ticketType: 'standard',
  ...overrides,
});

/** Headers of a cache that has this answer and asks whether it is still good. */
export const holdingTag = (answered: Headers): Headed => ({
  'If-None-Match': answered.get('etag') ?? '',
  'Cache-Control': 'max-age=0', // or else fetch says no-cache, which no tag outweighs
});
