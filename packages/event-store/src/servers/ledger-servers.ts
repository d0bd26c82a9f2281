import type pg from 'pg';
import { rowsOf } from '../db.js';
import { home } from '../ledger-elsewhere.js';

/** A ledger, the server that it comes from and the one that it is brought to. */
export interface Way {
  readonly ledger: number;
  readonly source: string;
  readonly target: string;
}

/**
 * The PostgreSQL servers that decide ledgers (docs/adr/0116), and where this process believes each ledger to be. It only
 * believes: the head of a ledger says whether it is decided there, and where else, if it is not.
 */
export class LedgerServers {
  private readonly believed = new Map<number, string>();

  /**
   * @param others the servers beside the home database, by name
   * @param isMovable whether a ledger is brought to the server of another one for a decision over both; left out: none is
   */
  constructor(
    readonly homePool: pg.Pool,
    private readonly others: ReadonlyMap<string, pg.Pool> = new Map(),
    readonly isMovable: (ledger: number) => boolean = () => false,
  ) {}

  get names(): string[] {
    return [home, ...this.others.keys()];
  }

  /** False where all ledgers are in one database. */
  get areSeveral(): boolean {
    return this.others.size > 0;
  }

  /** @throws when the settings do not name this server */
  poolOf(server: string): pg.Pool {
    const pool = server === home ? this.homePool : this.others.get(server);
    if (!pool) throw new Error(`No server is named ${server}. There are: ${this.names.join(', ')}`);
    return pool;
  }

  /** The server that decides these ledgers, as far as is known; undefined when they are on several. */
  of([first, ...others]: readonly number[]): string | undefined {
    const server = this.believedOf(first);
    return others.every((ledger) => this.believedOf(ledger) === server) ? server : undefined;
  }

  /** What the head of a ledger said. */
  learn({ ledger, server }: { readonly ledger: number; readonly server: string }): void {
    this.believed.set(ledger, server);
  }

  /** Looks into the directory. @returns the server that decides all of these ledgers; undefined when they are on several */
  async lookUp(ledgers: readonly number[]): Promise<string | undefined> {
    const rows = await rowsOf<{ ledger: number; server: string }>(
      this.homePool,
      `select ledger, coalesce(server, '${home}') as server from log.head where ledger = any($1)`,
      [ledgers],
    );
    for (const row of rows) this.learn(row);
    return this.of(ledgers);
  }

  private believedOf(ledger: number | undefined): string {
    return this.believed.get(ledger ?? 0) ?? home;
  }
}
