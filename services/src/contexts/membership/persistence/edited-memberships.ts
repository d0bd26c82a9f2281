import { Injectable } from '@nestjs/common';
import type { ChangeMembershipDto } from '@northlight/contracts';
import pg from 'pg';
import { type Change, noteChange } from '../../../platform/audit/note-change.js';
import { freeSlug } from '../../../platform/database/free-slug.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { checkExpectedVersion, withoutVersion } from '../../../platform/kernel/expected-version.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { omitUndefined } from '../../../platform/kernel/omit-undefined.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { MembershipUses } from '../membership-uses.js';

type Row = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly version: number;
};

/** Writes plans; each change is on record, with what was there before and what is there now. */
@Injectable()
export class EditedMemberships {
  constructor(
    private readonly pool: pg.Pool,
    private readonly uses: MembershipUses,
  ) {}

  /** @returns its id @throws {Refusal} MEMBERSHIP_NAME_TAKEN */
  add(slug: string, changes: Partial<ChangeMembershipDto>, at: Date): Promise<number> {
    const columns = { ...columnsOf(changes), created_at: at };
    return this.write(changes.name, async (db) => {
      const names = Object.keys(columns);
      const { rows } = await db.query<Row>(
        `insert into membership.memberships (slug, ${names.join(', ')})
         values (${[slug, ...names].map((_, nth) => `$${nth + 1}`).join(', ')}) returning *`,
        [await freeSlug(slug, 'membership.memberships', db), ...Object.values(columns)],
      );
      const [row] = rows as [Row];
      await noteChange(db, { ...about(row), what: 'created', at, new: withoutVersion(row) });
      return row.id;
    });
  }

  /** @throws {Refusal} MEMBERSHIP_NOT_FOUND, MEMBERSHIP_NAME_TAKEN, CONFLICT */
  change(id: number, changes: Partial<ChangeMembershipDto>, at: Date): Promise<void> {
    return this.write(changes.name, async (db) => {
      const old = await locked(id, db);
      checkExpectedVersion(changes.version, old.version);
      const columns = { ...columnsOf(changes), version: old.version + 1 };
      const pairs = Object.keys(columns).map((name, nth) => `${name} = $${nth + 2}`);
      const { rows } = await db.query<Row>(
        `update membership.memberships set ${pairs.join(', ')} where id = $1 returning *`,
        [id, ...Object.values(columns)],
      );
      await noteChange(db, {
        ...about(old),
        what: 'changed',
        at,
        old: withoutVersion(old),
        new: withoutVersion(rows[0] as Row),
      });
    });
  }

  /** @throws {Refusal} MEMBERSHIP_NOT_FOUND, MEMBERSHIP_IN_USE */
  remove(id: number, at: Date): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const old = await locked(id, db);
      await this.uses.mustBeFree(old);
      await db.query('delete from membership.memberships where id = $1', [id]);
      await noteChange(db, { ...about(old), what: 'deleted', at, old: withoutVersion(old) });
    });
  }

  private write<Result>(name = '', work: (db: Db) => Promise<Result>): Promise<Result> {
    return inTransaction(this.pool, work).catch((error: { constraint?: string }) => {
      throw error.constraint === 'memberships_name' ? new Refusal('MEMBERSHIP_NAME_TAKEN', { name }) : error;
    });
  }
}

/** What a form says, as columns; what it leaves out is not among them. */
const columnsOf = (changes: Partial<ChangeMembershipDto>) =>
  omitUndefined({
    name: changes.name ?? undefined,
    short_description: changes.shortDescription,
    description: changes.description,
    price_cents: changes.monthlyPrice === undefined ? undefined : centsOf(changes.monthlyPrice),
    discount_percentage: changes.discountPercentage,
    priority_booking_hours: changes.priorityBookingHours,
    guest_passes: changes.guestPasses,
    featured_tier: changes.featuredTier,
    display_order: changes.displayOrder,
  });

async function locked(id: number, db: Db): Promise<Row> {
  const { rows } = await db.query<Row>('select * from membership.memberships where id = $1 for update', [id]);
  if (!rows[0]) throw new Refusal('MEMBERSHIP_NOT_FOUND');
  return rows[0];
}

const about = ({ id, name }: Row): Pick<Change, 'room' | 'subject'> => ({
  room: 'membership',
  subject: { kind: 'membership', id, name },
});
