import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { AccountHolder, AccountOwner } from '../../platform/privacy/account-holders.js';
import { CandidateDetails } from './persistence/candidate-details.repository.js';
import { CandidateFiles, candidateDoor } from './persistence/candidate-files.repository.js';
import { History } from './persistence/history.repository.js';
import { Inquiries } from './persistence/inquiries.repository.js';
import { InquiryViews } from './persistence/inquiry-views.js';
import { FranchiseHolder } from './persistence/person-holder.js';
import { franchisePersonalData } from './persistence/personal-data.js';

/** Details first: should forgetting end in between, whoever asks again still finds the inquiry. */
const whoseRefs = `
  select ref from (
    select d.ref, 1 as turn from franchise.candidate_details d
    join franchise.inquiries i on i.id = d.franchise_inquiry_id where i.user_id = $1
    union all select ref, 2 from franchise.inquiries where user_id = $1) entries
  order by turn`;

/** The inquiries of an account, for its owner to take along; and nobody behind them once the account is gone. */
@Injectable()
export class FranchiseAccountHolder implements AccountHolder {
  readonly keeps = franchisePersonalData;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly inquiries: Inquiries,
    private readonly details: CandidateDetails,
    private readonly files: CandidateFiles,
    private readonly views: InquiryViews,
    private readonly history: History,
    private readonly holder: FranchiseHolder,
  ) {}

  async tell({ userId }: AccountOwner): Promise<{ franchiseInquiries: readonly unknown[] }> {
    const inquiries = await this.inquiries.of(userId);
    const refs = new Map(inquiries.map(({ id, ref }) => [id, ref]));
    const told = (await this.views.of(inquiries)).map(async ({ isErased: _, userId: __, ...inquiry }) => ({
      ...inquiry,
      history: (await this.history.of(inquiry.id)).map(({ at, what, from, to, note }) => ({
        at,
        what,
        from,
        to,
        note,
      })),
      candidateDetails: await this.details.view(await this.details.ofInquiry(inquiry.id)),
      candidateFiles: await this.files.of({ id: inquiry.id, ref: refs.get(inquiry.id) ?? '' }, candidateDoor),
    }));
    return { franchiseInquiries: await Promise.all(told) };
  }

  async forget({ userId }: AccountOwner, at: Date): Promise<void> {
    const { rows } = await this.pool.query<{ ref: string }>(whoseRefs, [userId]);
    for (const { ref } of rows) await this.holder.erase({ ref }, at);
  }
}
