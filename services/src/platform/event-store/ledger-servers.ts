import { LedgerServers } from '@northlight/event-store/servers';
import pg from 'pg';
import { serverAddresses } from '../config/ledger-server-addresses.js';
import type { Settings } from '../config/settings.js';
import { createPool, type PoolChoice } from '../database/database.js';

/** The servers of ledgers that the settings name, and their connections. */
export interface OpenServers {
  readonly servers: LedgerServers;
  /** Ends the connections to all but home. */
  close(): Promise<void>;
}

/**
 * Ledgers of venues have the ids of these, and stay where an operator has put them. All others (gift cards, promo codes, guest
 * passes, accounts of payments, plans) are below zero, and come to the venue that needs them (docs/adr/0119).
 */
const isMovable = (ledger: number): boolean => ledger < 0;

/** @param home the pool of the home database, which the caller ends @param choice of the connections to each other server */
export function openServers(settings: Settings, home: pg.Pool, choice: PoolChoice = {}): OpenServers {
  const addresses = [...serverAddresses(settings.LEDGER_SERVERS)];
  const others = addresses.map(([name, url]): [string, pg.Pool] => [name, createPool({ DATABASE_URL: url }, choice)]);
  return {
    servers: new LedgerServers(home, new Map(others), isMovable),
    close: async () => {
      await Promise.all(others.map(([, pool]) => pool.end()));
    },
  };
}
