import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { type Change, noteChange } from '../../platform/audit/note-change.js';
import { inTransaction } from '../../platform/database/in-transaction.js';
import { Clock } from '../../platform/kernel/clock.js';

type Act = Pick<Change, 'what' | 'subject' | 'new'>;

/** What operators do, on record. */
@Injectable()
export class NotedActs {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** The queues may live elsewhere: the record is written first and committed after the act. What is refused or fails leaves none. */
  note<Answer>(act: Act, run: () => Promise<Answer>): Promise<Answer> {
    return inTransaction(this.pool, async (db) => {
      await noteChange(db, { ...act, room: 'operations', at: this.clock.now() });
      return run();
    });
  }

  /** For an act that tells only afterwards what it came to. */
  noteDone(act: Act): Promise<void> {
    return noteChange(this.pool, { ...act, room: 'operations', at: this.clock.now() });
  }
}
