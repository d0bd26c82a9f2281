import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { MembershipView } from '@northlight/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { versionField } from '../../../platform/kernel/expected-version.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { MembershipRow } from './membership.row.js';

/** Reads the plans as they look on the wire. */
@Injectable()
export class Memberships {
  constructor(@InjectRepository(MembershipRow) private readonly rows: Repository<MembershipRow>) {}

  async list(): Promise<MembershipView[]> {
    return (await this.rows.find({ order: { displayOrder: 'asc', id: 'asc' } })).map(viewOf);
  }

  /** One that was written just now. */
  async stored(id: number): Promise<MembershipView> {
    return viewOf(await this.rows.findOneByOrFail({ id }));
  }

  /** Whether there is one of this name; if so nobody deletes it until this transaction ends. */
  async stays(slug: string, db: EntityManager): Promise<boolean> {
    return (await db.findOne(MembershipRow, { where: { slug }, lock: { mode: 'pessimistic_read' } })) !== null;
  }

  async bySlug(slug: string): Promise<MembershipView | undefined> {
    const row = await this.rows.findOneBy({ slug });
    return row ? viewOf(row) : undefined;
  }

  async byId(id: number): Promise<MembershipView | undefined> {
    const row = await this.rows.findOneBy({ id });
    return row ? viewOf(row) : undefined;
  }
}

const viewOf = ({ monthlyPrice, createdAt, version, ...rest }: MembershipRow): MembershipView => ({
  ...rest,
  ...versionField(version),
  monthlyPrice: dollarsOf(monthlyPrice),
  createdAt: createdAt.toISOString(),
});
