import type pg from 'pg';

/** Ledgers are named at most once in this many milliseconds. */
const PAUSE_MS = 25;

/**
 * Wakes those who listen to the log, after the commit and beside it: a notification inside a commit would make all
 * commits of the database wait for one another. It may come late, or not at all: listeners poll too.
 */
export class CommitNotifier {
  private readonly ledgers = new Set<number>();
  private isNotifying = false;

  constructor(private readonly db: Pick<pg.Pool, 'query'>) {}

  /** Says soon that these ledgers have something new. */
  notify(ledgers: readonly number[]): void {
    for (const ledger of ledgers) this.ledgers.add(ledger);
    if (!this.isNotifying) void this.notifyNow();
  }

  private async notifyNow(): Promise<void> {
    this.isNotifying = true;
    const ledgers = [...this.ledgers];
    this.ledgers.clear();
    await this.db
      .query("select pg_notify('log', ledger::text) from unnest($1::int[]) as ledger", [ledgers])
      .catch(() => undefined);
    setTimeout(() => this.afterPause(), PAUSE_MS).unref();
  }

  private afterPause(): void {
    this.isNotifying = false;
    if (this.ledgers.size > 0) void this.notifyNow();
  }
}
