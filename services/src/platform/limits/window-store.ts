import pg from 'pg';

/** Points for one key. */
export interface Change {
  readonly key: string;
  /** Fewer than none where some are given back. */
  readonly points: number;
  /** When a window that begins now ends, in ms. */
  readonly expire: number;
}

/** A window as it stands after a change; the form is that of the library's own store. */
export interface Window {
  readonly points: number;
  /** When it ends, in ms. */
  readonly expire: number;
}

/** A window as its statement tells it. */
export interface WrittenWindow extends Window {
  readonly key: string;
}

interface Waiting extends Change {
  readonly resolve: (window: Window) => void;
  readonly failed: (error: unknown) => void;
}

/** Most points that a window counts: no flood of tries makes a number that the column does not hold. */
const MAX_POINTS = 1_000_000;

/** Milliseconds by which a statement may come after those of requests that began later: it waits for a connection and a lock. */
const LATE_MS = 15_000;

/**
 * A window that has ended begins again. So does one that ends later than one could that begins now: it was opened before
 * the clock was set back. What is given back is never credit: a window below none counts from none. The keys are locked
 * in their order, so that statements with the same ones wait for each other and never in a circle.
 */
const upsert = `
  insert into log.rate_limits as t (key, points, expire)
  select key, points, expire from unnest($1::text[], $2::int[], $3::bigint[]) as c (key, points, expire) order by key
  on conflict (key) do update set
    points = case when t.expire <= $4 or t.expire > excluded.expire + ${LATE_MS} then excluded.points
      else least(greatest(t.points, 0) + excluded.points, ${MAX_POINTS}) end,
    expire = case when t.expire <= $4 or t.expire > excluded.expire + ${LATE_MS} then excluded.expire else t.expire end
  returning key, greatest(points, 0) as points, expire::float8 as expire`;

/** Keeps windows in PostgreSQL. Changes that are asked for in one turn of the event loop travel in one statement. */
export class WindowStore {
  private waiting: Waiting[] = [];

  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => Date,
  ) {}

  /** Adds points. @returns the window with them, and without what was added after them */
  add(change: Change): Promise<Window> {
    return new Promise((resolve, failed) => {
      if (this.waiting.push({ ...change, resolve, failed }) === 1) setImmediate(() => void this.send());
    });
  }

  /** The statement that makes these changes, without parameters: for a message in which others travel too. */
  statementOf(changes: readonly Change[]): string {
    const values = this.parametersOf(changes).map((value) =>
      pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value)),
    );
    return upsert.replaceAll(/\$(\d)/g, (_, nth: string) => values[Number(nth) - 1] ?? 'null');
  }

  private async send(): Promise<void> {
    const sent = this.waiting;
    this.waiting = [];
    try {
      const windows = await this.write(sent);
      for (const { key, points, expire, resolve } of sent.toReversed()) {
        const window = windows.get(key) ?? { points: 0, expire };
        resolve(window);
        windows.set(key, { ...window, points: window.points - points });
      }
    } catch (error) {
      for (const { failed } of sent) failed(error);
    }
  }

  private async write(changes: readonly Change[]): Promise<Map<string, Window>> {
    const written = await this.pool.query<WrittenWindow>({
      name: 'rate-limits',
      text: upsert,
      values: this.parametersOf(changes),
    });
    return new Map(written.rows.map(({ key, ...window }) => [key, window]));
  }

  private parametersOf(changes: readonly Change[]): [keys: string[], points: number[], ends: number[], now: number] {
    const byKey = new Map<string, Change>();
    for (const { key, points, expire } of changes)
      byKey.set(key, { key, points: points + (byKey.get(key)?.points ?? 0), expire });
    const rows = [...byKey.values()];
    return [
      rows.map(({ key }) => key),
      rows.map(({ points }) => points),
      rows.map(({ expire }) => expire),
      this.now().getTime(),
    ];
  }
}
