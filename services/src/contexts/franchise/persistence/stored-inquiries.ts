import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { FranchiseInquiries, InquiryFacts } from '../domain/franchise-inquiries.js';
import { CandidateDetails } from './candidate-details.repository.js';
import { Inquiries } from './inquiries.repository.js';
import { InquiryViews } from './inquiry-views.js';
import { FranchiseHolder } from './person-holder.js';

/** Answers other rooms from the tables of this one. */
@Injectable()
export class StoredInquiries implements FranchiseInquiries {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly inquiries: Inquiries,
    private readonly details: CandidateDetails,
    private readonly views: InquiryViews,
    private readonly holder: FranchiseHolder,
  ) {}

  async inquiry(id: number): Promise<InquiryFacts | undefined> {
    const inquiry = await this.inquiries.find(id);
    const applicant = inquiry && (await this.inquiries.applicant(inquiry));
    if (!inquiry || !applicant) return undefined;
    const { investmentLevel, timeframe } = inquiry;
    const { firstName, lastName, email, phone, city, state, targetRegion } = applicant;
    return { id, firstName, lastName, email, phone, city, state, targetRegion, investmentLevel, timeframe };
  }

  async exportOf(userId: number): Promise<readonly object[]> {
    const mine = await this.inquiries.list(userId);
    const views = await this.views.of(mine);
    return Promise.all(
      views.map(async ({ isErased: _, userId: __, ...inquiry }) => ({
        ...inquiry,
        candidateDetails: await this.details.view(await this.details.ofInquiry(inquiry.id)),
      })),
    );
  }

  async forget(userId: number, at: Date): Promise<number> {
    const { rows } = await this.pool.query<{ ref: string }>(
      `select ref from (
         select d.ref, 1 as turn from franchise.candidate_details d
         join franchise.inquiries i on i.id = d.franchise_inquiry_id where i.user_id = $1
         union all select ref, 2 from franchise.inquiries where user_id = $1) entries order by turn`,
      [userId],
    );
    let forgotten = 0;
    for (const { ref } of rows) forgotten += await this.holder.erase({ ref }, at);
    return forgotten;
  }
}
