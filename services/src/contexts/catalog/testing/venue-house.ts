import pg from 'pg';
import { loadCatalog } from '../../../demo/catalog/load-catalog.js';
import { throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../../platform/http/testing/room-app.js';
import { FixedClock } from '../../../platform/kernel/clock.js';
import { logMigrations } from '../../../platform/log-schema/log-migrations.js';
import { BookingModule, bookingMigrations } from '../../booking/index.js';
import { catalogMigrations, VenueUses } from '../index.js';

const admin = signedIn({ id: 9, isAdmin: true });

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
type Answer = { readonly status: number; readonly body: any };

/** Catalogue and booking at work on one database, with the seeded catalogue in it: a Friday morning in Rochester. */
export interface VenueHouse {
  /** 'POST /api/admin/venues' as an admin, unless other headers are given. */
  ask(call: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** A house in Erie, unless said otherwise. */
  aVenue(input?: object): Promise<Answer['body']>;
  /** Two tickets for Ann Lee, as a visitor. */
  book(input: object): Promise<Answer>;
  /** From now on some of what stands at venues is what this says. */
  uses(use: Parameters<VenueUses['add']>[0]): void;
  /** What the audit says of a venue, from the first change on. */
  noted(venueId: number): Promise<Noted[]>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

interface Noted {
  readonly what: string;
  readonly old: unknown;
  readonly new: unknown;
  readonly who_id: number;
}

export async function venueHouse(): Promise<VenueHouse> {
  const database = await throwAwayDatabase([...logMigrations, ...catalogMigrations, ...bookingMigrations]);
  const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
  const app = await roomApp(BookingModule, { settings: database.settings, clock });
  await loadCatalog(app);
  await app.listen(0, '127.0.0.1');
  const pool = app.get(pg.Pool, { strict: false });
  const ask: VenueHouse['ask'] = async (call, body, headers = admin) => {
    const [method = '', path] = call.split(' ');
    const json: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
    const init = { method, headers: { ...headers, ...json }, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(`${await app.getUrl()}${path}`, init);
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };
  return {
    ask,
    aVenue: async (input) => (await ask('POST /api/admin/venues', { ...erie, ...input })).body,
    book: (input) => ask('POST /api/bookings', { ...twoForAnn, ...input }, {}),
    pool,
    uses: (use) => app.get(VenueUses, { strict: false }).add(use),
    noted: async (venueId) => {
      const { rows } = await pool.query<Noted>(
        "select what, old, new, who_id from log.audit where subject_kind = 'venue' and subject_id = $1 order by id",
        [String(venueId)],
      );
      return rows;
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

const twoForAnn = {
  ...{ numberOfTickets: 2, ticketType: 'standard' },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com' },
};

export const erie = {
  ...{ name: 'Erie', slug: 'erie', address: '7 Pier Lane', city: 'Erie', state: 'pa', zipCode: '16501' },
  ...{ timezone: 'America/New_York', status: 'open', year: 2026, mapX: 4, mapY: 40 },
  description: 'A fish hall on the lake with a light that can be seen from Canada.',
};

/** Every day from ten on, twelve seats, unless said otherwise. */
export const aRule = (input: object = {}) => ({
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  firstStart: '10:00',
  seats: 12,
  ...input,
});
