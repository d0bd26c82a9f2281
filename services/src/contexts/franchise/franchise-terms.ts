import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { AccountUses } from '../../platform/privacy/account-uses.js';
import { dueIn, RetentionTerms } from '../../platform/retention/retention-terms.js';
import { FranchiseHolder } from './person-holder.js';

/** The last word is whatever came last: the inquiry, what was done with it, details, or a file. */
const applicants = `
  select i.id::text as key, said.since
  from franchise.inquiries i join franchise.persons p on p.ref = i.ref
    cross join lateral (select greatest(i.created_at,
      (select max(d.updated_at) from franchise.candidate_details d where d.franchise_inquiry_id = i.id),
      (select max(n.at) from franchise.notes n where n.inquiry_id = i.id),
      (select max(f.created_at) from franchise.candidate_files f where f.inquiry_id = i.id),
      (select max(a.at) from log.audit a where a.subject_kind = 'inquiry' and a.subject_id = i.id::text)) as since) said
  where p.erased_at is null and i.created_at < $1 and said.since < $1`;

/** An inquiry and its details, which are forgotten together, in one statement. */
const refsOf = `
  select ref from franchise.inquiries where id = $1
  union all select ref from franchise.candidate_details where franchise_inquiry_id = $1`;

/** How long this room keeps who applied, with what candidates said and sent. */
@Injectable()
export class FranchiseTerms implements OnModuleInit {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly holder: FranchiseHolder,
    private readonly terms: RetentionTerms,
    private readonly accounts: AccountUses,
  ) {}

  onModuleInit(): void {
    this.accounts.add('select user_id from franchise.inquiries');
    this.terms.add({
      kind: 'inquiries',
      due: dueIn(this.pool, applicants),
      forget: async (ids, { at }) => {
        for (const id of ids) await this.erase(Number(id), at);
      },
    });
  }

  private async erase(inquiryId: number, at: Date): Promise<void> {
    const { rows } = await this.pool.query<{ ref: string }>(refsOf, [inquiryId]);
    await this.holder.eraseRefs(
      rows.map(({ ref }) => ref),
      at,
    );
  }
}
