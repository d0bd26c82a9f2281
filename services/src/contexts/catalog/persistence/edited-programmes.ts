import { Injectable } from '@nestjs/common';
import type { OpeningRule } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Table } from '../../../platform/database/table.js';
import { checkExpectedVersion, withoutVersion } from '../../../platform/kernel/expected-version.js';
import { VenueExperienceRow } from './venue-experience.row.js';

/** How a venue runs an experience. */
export interface OfferColumns {
  readonly isExclusive: boolean;
  readonly rules: readonly OpeningRule[];
  /** The version that it is written over, 0 for none; undefined: over whatever is there. */
  readonly seen?: number | undefined;
}

interface Stored extends OfferColumns {
  readonly version: number;
}

/** An experience at a venue; `name` tells people which. */
export interface OfferKey {
  readonly venueId: number;
  readonly experienceId: number;
  readonly name: string;
}

const columns = new Table(VenueExperienceRow).selected(['isExclusive', 'rules', 'version']);

/** Writes what venues run, and by which rules; each change is on record under the venue. */
@Injectable()
export class EditedProgrammes {
  constructor(private readonly pool: pg.Pool) {}

  /** Puts an experience on a venue's programme, or changes how it runs there. @throws {Refusal} CONFLICT */
  offer(key: OfferKey, { isExclusive, rules, seen }: OfferColumns, at: Date): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const old = await found(key, db);
      const now = await putIn(key, { isExclusive, rules }, db);
      checkExpectedVersion(seen, now.version - 1); // where there was none yet, two may have come at once
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

async function found({ venueId, experienceId }: OfferKey, db: Db): Promise<Stored | undefined> {
  const { rows } = await db.query<Stored>(
    `select ${columns} from catalog.venue_experiences where venue_id = $1 and experience_id = $2 for update`,
    [venueId, experienceId],
  );
  return rows[0];
}

async function takenOut({ venueId, experienceId }: OfferKey, db: Db): Promise<Stored | undefined> {
  const { rows } = await db.query<Stored>(
    `delete from catalog.venue_experiences where venue_id = $1 and experience_id = $2 returning ${columns}`,
    [venueId, experienceId],
  );
  return rows[0];
}

async function putIn({ venueId, experienceId }: OfferKey, offer: OfferColumns, db: Db): Promise<Stored> {
  const { rows } = await db.query<Stored>(
    `insert into catalog.venue_experiences (venue_id, experience_id, is_exclusive, rules) values ($1, $2, $3, $4)
     on conflict (venue_id, experience_id) do update set is_exclusive = excluded.is_exclusive, rules = excluded.rules,
       version = venue_experiences.version + 1
     returning ${columns}`,
    [venueId, experienceId, offer.isExclusive, JSON.stringify(offer.rules)],
  );
  return rows[0] as Stored;
}

interface Noted {
  readonly key: OfferKey;
  readonly at: Date;
  readonly what: string;
  readonly old: Stored | undefined;
  readonly now: Stored | undefined;
}

const note = (db: Db, { key: { venueId, experienceId, name }, at, what, old, now }: Noted): Promise<void> =>
  noteChange(db, {
    at,
    room: 'catalog',
    what,
    subject: { kind: 'venue', id: venueId, name },
    old: old ? { experienceId, ...withoutVersion(old) } : null,
    new: now ? { experienceId, ...withoutVersion(now) } : null,
  });
