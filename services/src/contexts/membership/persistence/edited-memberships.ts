import { Injectable } from '@nestjs/common';
import type { ChangeMembershipDto } from '@northlight/contracts';
import pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** Who changes something, and when. */
export interface Editor {
  readonly by: number;
  readonly at: Date;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Writes plans; each change leaves one row in membership.audit, with what was there before and what is there now. */
@Injectable()
export class EditedMemberships {
  constructor(private readonly pool: pg.Pool) {}

  /** @returns its id @throws {Refusal} MEMBERSHIP_NAME_TAKEN */
  add(slug: string, said: ChangeMembershipDto, editor: Editor): Promise<number> {
    const columns = { ...columnsOf(said), created_at: editor.at };
    return this.write(said.name, async (db) => {
      const names = Object.keys(columns);
      const { rows } = await db.query<Row>(
        `insert into membership.memberships (slug, ${names.join(', ')})
         values (${[slug, ...names].map((_, nth) => `$${nth + 1}`).join(', ')}) returning *`,
        [await freeSlug(slug, db), ...Object.values(columns)],
      );
      const [row] = rows as [Row];
      await note({ id: row.id, what: 'created', old: null, row, editor }, db);
      return row.id;
    });
  }

  /** @throws {Refusal} MEMBERSHIP_NOT_FOUND, MEMBERSHIP_NAME_TAKEN */
  change(id: number, said: ChangeMembershipDto, editor: Editor): Promise<void> {
    const columns = columnsOf(said);
    return this.write(said.name, async (db) => {
      const old = await locked(id, db);
      const pairs = Object.keys(columns).map((name, nth) => `${name} = $${nth + 2}`);
      const { rows } = await db.query<Row>(
        `update membership.memberships set ${pairs.join(', ')} where id = $1 returning *`,
        [id, ...Object.values(columns)],
      );
      await note({ id, what: 'changed', old, row: rows[0] ?? null, editor }, db);
    });
  }

  /** @throws {Refusal} MEMBERSHIP_NOT_FOUND */
  remove(id: number, editor: Editor): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const old = await locked(id, db);
      await db.query('delete from membership.memberships where id = $1', [id]);
      await note({ id, what: 'deleted', old, row: null, editor }, db);
    });
  }

  private write<Result>(name = '', work: (db: Db) => Promise<Result>): Promise<Result> {
    return inTransaction(this.pool, work).catch((error: { constraint?: string }) => {
      throw error.constraint === 'memberships_name' ? new Refusal('MEMBERSHIP_NAME_TAKEN', { name }) : error;
    });
  }
}

/** What a form says, as columns; a name that is not said stays. */
const columnsOf = (said: ChangeMembershipDto) => ({
  ...(said.name === undefined ? {} : { name: said.name }),
  short_description: said.shortDescription,
  description: said.description,
  price_cents: centsOf(said.monthlyPrice),
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

interface Noted {
  readonly id: number;
  readonly what: string;
  readonly old: Row | null;
  readonly row: Row | null;
  readonly editor: Editor;
}

/** Of a change only what is different now. */
async function note({ id, what, old, row, editor: { at, by } }: Noted, db: Db): Promise<void> {
  const names = Object.keys(row ?? old ?? {}).filter((name) => String(old?.[name]) !== String(row?.[name]));
  const part = (of: Row | null) => of && JSON.stringify(Object.fromEntries(names.map((name) => [name, of[name]])));
  await db.query(
    'insert into membership.audit (at, by, what, membership_id, old, new) values ($1, $2, $3, $4, $5, $6)',
    [at, by, what, id, part(old), part(row)],
  );
}

/** A slug that is taken gets a number behind it; one at a time looks for one. */
async function freeSlug(wanted: string, db: Db): Promise<string> {
  await db.query("select pg_advisory_xact_lock(hashtext('membership.memberships.slug'))");
  const { rows } = await db.query<{ slug: string }>(
    "select slug from membership.memberships where slug = $1 or slug like $1 || '-%'",
    [wanted],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
