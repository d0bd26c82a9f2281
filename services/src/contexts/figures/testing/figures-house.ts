import type { NestExpressApplication } from '@nestjs/platform-express';
import { loadCatalog } from '../../../demo/catalog/load-catalog.js';
import { loadProducts } from '../../../demo/merchandise/load-products.js';
import { throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../../platform/http/testing/room-app.js';
import { FixedClock } from '../../../platform/kernel/clock.js';
import { logMigrations } from '../../../platform/log-schema/log-migrations.js';
import { bookingMigrations } from '../../booking/index.js';
import { catalogMigrations } from '../../catalog/index.js';
import { identityMigrations } from '../../identity/index.js';
import { merchandiseMigrations } from '../../merchandise/index.js';
import { settingsMigrations } from '../../settings/index.js';
import { FiguresModule } from '../index.js';

/** A Friday morning in Rochester. */
export const now = new Date('2026-11-20T15:00:00Z');
export const admin = signedIn({ id: 1, isAdmin: true });

/** The rooms that are counted, at work: real database, real HTTP, a clock that stands still. */
export interface FiguresHouse {
  readonly app: NestExpressApplication;
  readonly clock: FixedClock;
  ask(method: string, path: string, input?: RequestParts): Promise<Answer>;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
type Answer = { readonly status: number; readonly body: any; readonly text: string; readonly headers: Headers };

interface RequestParts {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export async function figuresHouse(): Promise<FiguresHouse> {
  const rooms = [catalogMigrations, identityMigrations, bookingMigrations, merchandiseMigrations, settingsMigrations];
  const database = await throwAwayDatabase([...logMigrations, ...rooms.flat()]);
  const clock = new FixedClock(now);
  const app = await roomApp(FiguresModule, { settings: database.settings, clock });
  await loadCatalog(app);
  await loadProducts(app);
  await app.listen(0, '127.0.0.1');
  const address = await app.getUrl();
  return {
    app,
    clock,
    ask: async (method, path, { body, headers = {} } = {}) => {
      const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
      const init = { method, headers: { ...json, ...headers }, body: body === undefined ? null : JSON.stringify(body) };
      const response = await fetch(`${address}${path}`, init);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: text.startsWith('{') && JSON.parse(text),
      };
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
