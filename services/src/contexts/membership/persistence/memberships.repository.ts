import { Injectable } from '@nestjs/common';
import type { MembershipView } from '@northlight/contracts';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { versionField } from '../../../platform/kernel/expected-version.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { MembershipRow } from './membership.row.js';

const plans = new Table(MembershipRow);

/** Reads the plans as they look on the wire. */
@Injectable()
export class Memberships {
  constructor(private readonly pool: pg.Pool) {}

  async list(): Promise<MembershipView[]> {
    return (await plans.find(this.pool, 'order by display_order, id')).map(viewOf);
  }

  /** One that was written just now. */
  async stored(id: number): Promise<MembershipView> {
    return (await this.byId(id)) as MembershipView;
  }

  /** Whether there is one of this name; if so nobody deletes it until this transaction ends. */
  async stays(slug: string, db: EntityManager): Promise<boolean> {
    return (await db.findOne(MembershipRow, { where: { slug }, lock: { mode: 'pessimistic_read' } })) !== null;
  }

  bySlug(slug: string): Promise<MembershipView | undefined> {
    return this.one('where slug = $1', slug);
  }

  byId(id: number): Promise<MembershipView | undefined> {
    return this.one('where id = $1', id);
  }

  private async one(where: string, value: unknown): Promise<MembershipView | undefined> {
    const [row] = await plans.find(this.pool, where, [value]);
    return row && viewOf(row);
  }
}

const viewOf = ({ monthlyPrice, createdAt, version, ...rest }: MembershipRow): MembershipView => ({
  ...rest,
  ...versionField(version),
  monthlyPrice: dollarsOf(monthlyPrice),
  createdAt: createdAt.toISOString(),
});
