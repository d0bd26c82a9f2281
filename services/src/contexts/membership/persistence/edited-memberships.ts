import { Injectable } from '@nestjs/common';
import type { ChangeMembershipDto } from '@northlight/contracts';
import pg from 'pg';
import { type Change, noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { freeSlug } from '../../../platform/database/free-slug.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { saidOnly } from '../../../platform/kernel/said-only.js';
import { mustBeSeen, withoutVersion } from '../../../platform/kernel/seen-version.js';
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
  add(slug: string, said: Partial<ChangeMembershipDto>, at: Date): Promise<number> {
    const columns = { ...columnsOf(said), created_at: at };
    return this.write(said.name, async (db) => {
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
  change(id: number, said: Partial<ChangeMembershipDto>, at: Date): Promise<void> {
    return this.write(said.name, async (db) => {
      const old = await locked(id, db);
      mustBeSeen(said.version, old.version);
      const columns = { ...columnsOf(said), version: old.version + 1 };
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
const columnsOf = (said: Partial<ChangeMembershipDto>) =>
  saidOnly({
    name: said.name ?? undefined,
    short_description: said.shortDescription,
    description: said.description,
    price_cents: said.monthlyPrice === undefined ? undefined : centsOf(said.monthlyPrice),
    discount_percentage: said.discountPercentage,
    priority_booking_hours: said.priorityBookingHours,
    guest_passes: said.guestPasses,
    featured_tier: said.featuredTier,
    display_order: said.displayOrder,
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
