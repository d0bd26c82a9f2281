import type pg from 'pg';
import { rowsOf } from '../db.js';

/** A move of a ledger, as it is written down at home. */
export interface Move {
  readonly ledger: number;
  readonly epoch: number;
  readonly source: string;
  readonly target: string;
  readonly beganAt: Date;
  readonly openedAt: Date | null;
  readonly takenBackAt: Date | null;
}

const columns = `ledger, epoch, source, target, began_at as "beganAt", opened_at as "openedAt", taken_back_at as "takenBackAt"`;

/** What is written down of the moves of ledgers: the directory says where one is, this how it came there. */
export class Moves {
  constructor(private readonly pool: pg.Pool) {}

  /** The last one of a ledger. */
  async last(ledger: number): Promise<Move | undefined> {
    const rows = await rowsOf<Move>(
      this.pool,
      `select ${columns} from log.moves where ledger = $1 order by epoch desc limit 1`,
      [ledger],
    );
    return rows[0];
  }

  /** The one of a ledger that has begun and has no end. */
  async underWay(ledger: number): Promise<Move | undefined> {
    const move = await this.last(ledger);
    return move && !move.openedAt && !move.takenBackAt ? move : undefined;
  }

  async begin({ ledger, source, target }: Pick<Move, 'ledger' | 'source' | 'target'>): Promise<Move> {
    const rows = await rowsOf<Move>(
      this.pool,
      `insert into log.moves (ledger, epoch, source, target)
       select $1, coalesce(max(epoch), 0) + 1, $2, $3 from log.moves where ledger = $1 returning ${columns}`,
      [ledger, source, target],
    );
    return rows[0] as Move;
  }

  /** Of a ledger that moves all the time, only the last is kept. */
  async forgetBefore({ ledger, epoch }: Move): Promise<void> {
    await this.pool.query('delete from log.moves where ledger = $1 and epoch < $2', [ledger, epoch]);
  }

  async end({ ledger, epoch }: Move, how: 'opened_at' | 'taken_back_at'): Promise<void> {
    await this.pool.query(`update log.moves set ${how} = clock_timestamp() where ledger = $1 and epoch = $2`, [
      ledger,
      epoch,
    ]);
  }
}
