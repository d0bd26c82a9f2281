import { Injectable } from '@nestjs/common';
import type { OpeningRule } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';

/** How a venue runs an experience. */
export interface OfferColumns {
  readonly isExclusive: boolean;
  readonly rules: readonly OpeningRule[];
}

/** An experience at a venue; `name` tells people which. */
export interface OfferKey {
  readonly venueId: number;
  readonly experienceId: number;
  readonly name: string;
}

const columns = 'is_exclusive as "isExclusive", rules';

/** Writes what venues run, and by which rules; each change is on record under the venue. */
@Injectable()
export class EditedProgrammes {
  constructor(private readonly pool: pg.Pool) {}

  /** Puts an experience on a venue's programme, or changes how it runs there. */
  offer(key: OfferKey, { isExclusive, rules }: OfferColumns, at: Date): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const old = await found(key, db);
      const now = await putIn(key, { isExclusive, rules }, db);
      await note(db, { key, at, what: old ? 'rules changed' : 'experience added', old, now });
    });
  }

  /** Takes an experience from a venue's programme. @returns how it ran there; undefined when it did not */
  withdraw(key: OfferKey, at: Date): Promise<OfferColumns | undefined> {
    return inTransaction(this.pool, async (db) => {
      const old = await takenOut(key, db);
      if (old) await note(db, { key, at, what: 'experience removed', old, now: undefined });
      return old;
    });
  }
}

async function found({ venueId, experienceId }: OfferKey, db: Db): Promise<OfferColumns | undefined> {
  const { rows } = await db.query<OfferColumns>(
    `select ${columns} from catalog.venue_experiences where venue_id = $1 and experience_id = $2 for update`,
    [venueId, experienceId],
  );
  return rows[0];
}

async function takenOut({ venueId, experienceId }: OfferKey, db: Db): Promise<OfferColumns | undefined> {
  const { rows } = await db.query<OfferColumns>(
    `delete from catalog.venue_experiences where venue_id = $1 and experience_id = $2 returning ${columns}`,
    [venueId, experienceId],
  );
  return rows[0];
}

async function putIn({ venueId, experienceId }: OfferKey, offer: OfferColumns, db: Db): Promise<OfferColumns> {
  const { rows } = await db.query<OfferColumns>(
    `insert into catalog.venue_experiences (venue_id, experience_id, is_exclusive, rules) values ($1, $2, $3, $4)
     on conflict (venue_id, experience_id) do update set is_exclusive = excluded.is_exclusive, rules = excluded.rules
     returning ${columns}`,
    [venueId, experienceId, offer.isExclusive, JSON.stringify(offer.rules)],
  );
  return rows[0] as OfferColumns;
}

interface Noted {
  readonly key: OfferKey;
  readonly at: Date;
  readonly what: string;
  readonly old: OfferColumns | undefined;
  readonly now: OfferColumns | undefined;
}

const note = (db: Db, { key: { venueId, experienceId, name }, at, what, old, now }: Noted): Promise<void> =>
  noteChange(db, {
    at,
    room: 'catalog',
    what,
    subject: { kind: 'venue', id: venueId, name },
    old: old ? { experienceId, ...old } : null,
    new: now ? { experienceId, ...now } : null,
  });
