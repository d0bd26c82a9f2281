import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { AccountHolder, AccountOwner } from '../../platform/privacy/account-holders.js';
import { Applicants } from './persistence/applicants.js';
import { Inquiries } from './persistence/inquiries.repository.js';
import { FranchiseHolder } from './persistence/person-holder.js';

const whoseRefs = `
  select ref from franchise.inquiries where user_id = $1 union all
  select d.ref from franchise.candidate_details d
  join franchise.inquiries i on i.id = d.franchise_inquiry_id where i.user_id = $1`;

/** The inquiries of an account, for its owner to take along; and nobody behind them once the account is gone. */
@Injectable()
export class FranchiseAccountHolder implements AccountHolder {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly inquiries: Inquiries,
    private readonly applicants: Applicants,
    private readonly holder: FranchiseHolder,
  ) {}

  async tell({ userId }: AccountOwner): Promise<Record<'franchiseInquiries' | 'franchiseSaid', readonly unknown[]>> {
    const said = await this.applicants.readable(await this.refsOf(userId));
    const inquiries = await this.inquiries.list(userId);
    return {
      franchiseInquiries: inquiries.map(({ id, status, createdAt, investmentLevel, timeframe, heardAbout }) => ({
        ...{ id, status: status ?? 'new', createdAt, investmentLevel, timeframe, heardAbout },
      })),
      franchiseSaid: [...said.values()],
    };
  }

  async forget({ userId }: AccountOwner, at: Date): Promise<void> {
    for (const ref of await this.refsOf(userId)) await this.holder.erase({ ref }, at);
  }

  private async refsOf(userId: number): Promise<string[]> {
    const { rows } = await this.pool.query<{ ref: string }>(whoseRefs, [userId]);
    return rows.map(({ ref }) => ref);
  }
}
