import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Db, rowsOf } from '../db.js';
import { home } from '../ledger-elsewhere.js';
import type { Projections } from '../projections.js';
import { MoveRefused } from './ledger-move.js';
import type { LedgerServers } from './ledger-servers.js';
import { beginInTurn, headOn } from './move-heads.js';
import { Moves } from './moves.js';

/** What stands on a server that decides a ledger no more, beside what stands where it is decided now. */
export interface Compared {
  /** Events there, each of which was compared with the one at its position. */
  readonly events: number;
  /** Positions of which one server has another event than the other, or none. */
  readonly differing: readonly number[];
}

/** Minutes after a move until what is left behind may go: who lost a connection during it may still look there. */
const LEAST_MINUTES = 10;
const page = 5_000;

/** What a ledger left on a server when it moved on: it is compared, row for row, before it goes. */
export class LedgerRemains {
  constructor(
    private readonly services: { readonly servers: LedgerServers; readonly projections: Projections },
    private readonly ledger: number,
  ) {}

  /** Compares each event on a server with the one where the ledger is decided. @throws {MoveRefused} where that is the same */
  async compare(server: string): Promise<Compared> {
    const { servers } = this.services;
    const there = servers.poolOf(server);
    const head = await headOn(there, this.ledger);
    const decides = (await headOn(servers.homePool, this.ledger))?.server ?? home;
    // where two decide, the directory knows of one: the other is what has to be looked at
    if (!head || server === decides) throw this.refused(`It is decided on ${server}: nothing is left behind there.`);
    const differing: number[] = [];
    for (let after = 0; after < head.position; after += page)
      differing.push(...(await this.differing([there, servers.poolOf(decides)], [after, head.position])));
    return { events: head.position, differing };
  }

  /**
   * Deletes what was compared. The head stays, so that nobody begins the ledger there anew.
   * @param leastMinutes so long ago the move has to be @throws {MoveRefused} when it must not, or something differs
   */
  async clear(server: string, leastMinutes = LEAST_MINUTES): Promise<Compared> {
    if (server === home) throw this.refused('What is at home is not left behind: all is read there.');
    await this.mustHaveEnded(leastMinutes);
    const compared = await this.compare(server);
    const there = await headOn(this.services.servers.poolOf(server), this.ledger);
    if (there?.server === null) throw this.refused(`${server} decides it, too: this must not be.`);
    if (compared.differing.length > 0)
      throw this.refused(`${compared.differing.length} events differ, the first at ${compared.differing[0]}.`);
    await this.clearNow(this.services.servers.poolOf(server));
    return compared;
  }

  private async mustHaveEnded(leastMinutes: number): Promise<void> {
    const last = await new Moves(this.services.servers.homePool).last(this.ledger);
    const ended = last?.openedAt ?? last?.takenBackAt;
    if (last && !ended) throw this.refused(`It is on its way to ${last.target}.`);
    if (ended && Date.now() - ended.getTime() < leastMinutes * 60_000)
      throw this.refused(`It moved less than ${leastMinutes} minutes ago.`);
  }

  /** Positions of one page at which they do not have the same event. */
  private async differing(
    [one, other]: readonly [pg.Pool, pg.Pool],
    [after, head]: readonly [number, number],
  ): Promise<number[]> {
    const [mine, others] = await Promise.all([this.marks(one, after), this.marks(other, after)]);
    const till = Math.min(after + page, head);
    const positions = Array.from({ length: till - after }, (_, nth) => after + nth + 1);
    // one that neither has is missing, too
    return positions.filter((position) => !mine.has(position) || mine.get(position) !== others.get(position));
  }

  private async marks(pool: pg.Pool, after: number): Promise<Map<number, string>> {
    const rows = await rowsOf<{ position: number; row: string }>(
      pool,
      `select position, concat_ws(E'\\x1f', stream, version, type, schema, data, meta, extract(epoch from at), batch) as row
       from log.events where ledger = $1 and position > $2 and position <= $3`,
      [this.ledger, after, after + page],
    );
    return new Map(rows.map(({ position, row }) => [position, createHash('sha256').update(row).digest('base64')]));
  }

  private async clearNow(pool: pg.Pool): Promise<void> {
    const tables = await tablesOf(pool, this.services.projections);
    const client = await pool.connect();
    try {
      await client.query(beginInTurn(this.ledger));
      const { rowCount } = await client.query(
        'update log.head set position = 0 where ledger = $1 and server is not null',
        [this.ledger],
      );
      // it may have come back while it was compared
      if (rowCount !== 1) throw this.refused('It is decided there now.');
      for (const { name, ledger } of tables)
        await client.query(`delete from ${name} where ${ledger} = $1`, [this.ledger]);
      await client.query('commit');
    } finally {
      // a transaction that failed is still open
      client.release(true);
    }
  }

  private refused(why: string): MoveRefused {
    return new MoveRefused(`Ledger ${this.ledger}: ${why}`);
  }
}

/** Every table that has rows of a ledger on a server that decided it, and the column that names it. */
async function tablesOf(
  db: Db,
  projections: Projections,
): Promise<{ readonly name: string; readonly ledger: string }[]> {
  const ofLog = ['events', 'requests', 'snapshots', 'checkpoint', 'carried', 'outbox'].map((name) => `log.${name}`);
  const rows = await rowsOf<{ name: string; ledger: string }>(
    db,
    `select t.name, (select a.attname from pg_attribute a where a.attrelid = t.name::regclass
       and a.attname in ('ledger', 'venue_id') order by 1 limit 1) as ledger
     from unnest($1::text[]) as t (name)`,
    [[...ofLog, ...projections.tables]],
  );
  return rows.filter(({ ledger }) => ledger !== null);
}
