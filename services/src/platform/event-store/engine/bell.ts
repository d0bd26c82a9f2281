import type pg from 'pg';

/** Ledgers are named at most once in this many milliseconds. */
const pause = 25;

/**
 * Wakes those who listen to the log, after the commit and beside it: a notification inside a commit would make all
 * commits of the database wait for one another. It may come late, or not at all: listeners poll too.
 */
export class Bell {
  private readonly ledgers = new Set<number>();
  private isRinging = false;

  constructor(private readonly db: Pick<pg.Pool, 'query'>) {}

  /** Says soon that these ledgers have something new. */
  ring(ledgers: readonly number[]): void {
    for (const ledger of ledgers) this.ledgers.add(ledger);
    if (!this.isRinging) void this.ringNow();
  }

  private async ringNow(): Promise<void> {
    this.isRinging = true;
    const ledgers = [...this.ledgers];
    this.ledgers.clear();
    await this.db
      .query("select pg_notify('log', ledger::text) from unnest($1::int[]) as ledger", [ledgers])
      .catch(() => undefined);
    setTimeout(() => this.rest(), pause).unref();
  }

  private rest(): void {
    this.isRinging = false;
    if (this.ledgers.size > 0) void this.ringNow();
  }
}
