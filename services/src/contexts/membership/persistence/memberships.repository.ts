import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { MembershipView } from '@northlight/contracts';
import { Repository } from 'typeorm';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { toldVersion } from '../../../platform/kernel/seen-version.js';
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
  ...toldVersion(version),
  monthlyPrice: dollarsOf(monthlyPrice),
  createdAt: createdAt.toISOString(),
});
