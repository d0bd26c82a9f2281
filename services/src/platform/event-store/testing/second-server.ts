import type { INestApplicationContext } from '@nestjs/common';
import { EventTypes, Projections } from '@northlight/event-store';
import { LedgerMove, LedgerServers, type Moved } from '@northlight/event-store/servers';
import type pg from 'pg';
import type { Migration } from '../../database/database.js';
import { throwAwayDatabase } from '../../database/testing/throw-away-database.js';
import { logger } from '../../observability/logger.js';

/** A server beside home that may decide ledgers, named north. A database stands for a server. */
export interface SecondServer {
  /** Settings of the processes that know it. */
  readonly env: { readonly LEDGER_SERVERS: string };
  readonly pool: pg.Pool;
  /** Moves a ledger there, or home again. */
  moves(app: INestApplicationContext, ledger: number, to?: string): Promise<Moved>;
  away(meanwhile: () => Promise<void>): Promise<void>;
  drop(): Promise<void>;
}

/** @param migrations of all that stands in the tables at home */
export async function secondServer(migrations: readonly Migration[]): Promise<SecondServer> {
  const database = await throwAwayDatabase(migrations);
  return {
    env: { LEDGER_SERVERS: `north=${database.settings.DATABASE_URL}` },
    pool: database.pool(),
    moves: (app, ledger, to = 'north') => {
      const [servers, types] = [app.get(LedgerServers, { strict: false }), app.get(EventTypes, { strict: false })];
      const projections = app.get(Projections, { strict: false });
      return new LedgerMove({ servers, types, projections, logger }, ledger).to(to);
    },
    away: database.away,
    drop: database.drop,
  };
}
