import { Injectable } from '@nestjs/common';
import type { Companion } from '@northlight/event-store';
import pg from 'pg';
import { type Actor, putOnRecord } from '../../../../platform/audit/note-change.js';
import type { Db } from '../../../../platform/database/db.js';
import type { CallOffOutcome, CallOffParty } from '../../domain/call-off.js';
import type { CallOffRow } from './call-off.row.js';

/** A call-off as it begins. */
export interface StartedCallOff extends Omit<CallOffRow, 'finishedAt'> {
  readonly parties: readonly CallOffParty[];
  /** Who does it, and of what: for the audit of the house. */
  readonly by: Actor;
  readonly subject: string;
}

/** A page of what is left to do. */
const PAGE_SIZE = 50;

/** What is called off, and how far that has come. */
@Injectable()
export class CallOffs implements Companion<StartedCallOff> {
  constructor(private readonly pool: pg.Pool) {}

  /** In the commit that closes the slots. */
  async insert(started: readonly StartedCallOff[], db: Db): Promise<void> {
    for (const one of started) await begin(one, db);
  }

  async find(venueId: number, id: string): Promise<Pick<CallOffRow, 'id' | 'venueId' | 'reason'> | undefined> {
    const { rows } = await this.pool.query<Pick<CallOffRow, 'id' | 'venueId' | 'reason'>>(
      'select id, venue_id as "venueId", reason from booking.call_offs where venue_id = $1 and id = $2',
      [venueId, id],
    );
    return rows[0];
  }

  /** Those whose turn has not come yet, some at a time; one that failed is not met again by this walk. */
  async *waiting(venueId: number, id: string): AsyncGenerator<readonly CallOffParty[]> {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await this.pool.query<CallOffParty>(
        `select party_id as "partyId", slot_id as "slotId", kind from booking.call_off_parties
         where venue_id = $1 and call_off_id = $2 and outcome is null and party_id > $3 order by party_id limit ${PAGE_SIZE}`,
        [venueId, id, after],
      );
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.partyId;
    }
  }

  async note(
    { venueId, id }: Pick<CallOffRow, 'venueId' | 'id'>,
    partyId: string,
    outcome: CallOffOutcome,
  ): Promise<void> {
    await this.pool.query(
      `update booking.call_off_parties set outcome = $4
       where venue_id = $1 and call_off_id = $2 and party_id = $3 and outcome is null`,
      [venueId, id, partyId, outcome],
    );
  }

  async finish({ venueId, id }: Pick<CallOffRow, 'venueId' | 'id'>, at: Date): Promise<void> {
    await this.pool.query(
      'update booking.call_offs set finished_at = $3 where venue_id = $1 and id = $2 and finished_at is null',
      [venueId, id, at],
    );
  }
}

async function begin({ parties, by, subject, ...row }: StartedCallOff, db: Db): Promise<void> {
  const { venueId, id, date, experienceId, time, slots, reason, message, startedAt } = row;
  await db.query(
    `insert into booking.call_offs (venue_id, id, date, experience_id, time, slots, reason, message, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [venueId, id, date, experienceId, time, slots, reason, message, startedAt],
  );
  await db.query(
    `insert into booking.call_off_parties (venue_id, call_off_id, party_id, slot_id, kind)
     select $1, $2, "partyId", "slotId", kind
     from jsonb_to_recordset($3::jsonb) as p ("partyId" uuid, "slotId" text, kind text)`,
    [venueId, id, JSON.stringify(parties)],
  );
  const change = { reason, slots, parties: parties.length, date, ...(time && { time }) };
  await putOnRecord(
    db,
    {
      ...{ at: startedAt, room: 'booking', what: 'called off', new: change },
      subject: { kind: 'slots', id: experienceId === null ? venueId : `${venueId}-${experienceId}`, name: subject },
    },
    by,
  );
}
