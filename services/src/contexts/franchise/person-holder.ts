import { Injectable } from '@nestjs/common';
import type { FranchiseInquiryView, PersonEntry } from '@northlight/contracts';
import pg from 'pg';
import { forgetField } from '../../platform/audit/audit-log.js';
import { type Person, underAddress, valuesOf } from '../../platform/privacy/person.js';
import type { PersonHolder } from '../../platform/privacy/person-holder.js';
import { SealedHolder } from '../../platform/privacy/sealed-holder.js';
import { statusOf } from './domain/inquiry-status.js';
import { type Applicant, Applicants, type CandidateSubmission } from './persistence/applicants.js';
import { CandidateDetails } from './persistence/candidate-details.repository.js';
import { CandidateFiles, candidateDoor } from './persistence/candidate-files.repository.js';
import { History } from './persistence/history.repository.js';
import { Inquiries, type StoredInquiry } from './persistence/inquiries.repository.js';
import { InquiryViews } from './persistence/inquiry-views.js';
import { franchisePersonalData } from './persistence/personal-data.js';

const mine = `
  with mine as (
    select i.id, i.ref, i.created_at from franchise.inquiries i join franchise.persons p using (ref)
    ${underAddress({ hash: 'p.email_hash', since: 'i.created_at' })}
    union select id, ref, created_at from franchise.inquiries where user_id = $3)`;

/** Details that are left of an inquiry are found by their own address. */
const refsOfPerson = `${mine}
  select ref from mine
  union select d.ref from franchise.candidate_details d join mine m on m.id = d.franchise_inquiry_id
  union select d.ref from franchise.candidate_details d join franchise.persons p using (ref)
    ${underAddress({ hash: 'p.email_hash', since: 'd.created_at' })}`;

/** Who applied, and what they said as candidates. */
@Injectable()
export class FranchiseHolder extends SealedHolder<Applicant | CandidateSubmission> implements PersonHolder {
  readonly keeps = franchisePersonalData;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly applicants: Applicants,
    private readonly inquiries: Inquiries,
    private readonly details: CandidateDetails,
    private readonly files: CandidateFiles,
    private readonly views: InquiryViews,
    private readonly history: History,
  ) {
    super(applicants);
  }

  async find(person: Person): Promise<PersonEntry[]> {
    return (await this.inquiriesOf(person)).map(({ id, status, createdAt }) => ({
      ...{ kind: 'franchise inquiry', id: String(id), at: createdAt.toISOString(), status: [statusOf(status)] },
    }));
  }

  async tell(person: Person): Promise<{ franchiseInquiries: readonly unknown[] }> {
    const inquiries = await this.inquiriesOf(person);
    const views = await this.views.of(inquiries);
    return { franchiseInquiries: await Promise.all(inquiries.map((one, nth) => this.entryOf(one, views[nth]))) };
  }

  async erase(person: Person, at: Date): Promise<number> {
    const { rows } = await this.pool.query<{ ref: string }>(refsOfPerson, valuesOf(person));
    return this.eraseRefs(
      rows.map(({ ref }) => ref),
      at,
    );
  }

  /** Those who applied, or said something as candidates, under these refs. @returns how many there were */
  async eraseRefs(refs: readonly string[], at: Date): Promise<number> {
    const erased = await this.applicants.erase({ refs }, at);
    await this.cutLoose();
    return erased;
  }

  override async giveUp(lostKey: string, at: Date): Promise<number> {
    const erased = await super.giveUp(lostKey, at);
    await this.cutLoose();
    return erased;
  }

  private async inquiriesOf(person: Person): Promise<StoredInquiry[]> {
    const { rows } = await this.pool.query<{ id: number }>(
      `${mine} select id from mine order by created_at desc, id desc`,
      valuesOf(person),
    );
    return (await Promise.all(rows.map(({ id }) => this.inquiries.find(id)))).filter((one) => one !== undefined);
  }

  private async entryOf({ id, ref }: StoredInquiry, view: FranchiseInquiryView | undefined): Promise<object> {
    const { isErased: _, userId: __, ...inquiry } = view ?? {};
    return {
      ...inquiry,
      history: (await this.history.of(id)).map(({ at, what, from, to, note }) => ({ at, what, from, to, note })),
      candidateDetails: await this.details.view(await this.details.ofInquiry(id)),
      candidateFiles: await this.files.of({ id, ref }, candidateDoor),
    };
  }

  /** What is left of an erased person leads to no account, opens nothing, and says nothing about them. */
  private async cutLoose(): Promise<void> {
    const { rows } = await this.pool.query<{ id: number }>(
      `with gone as (
         update franchise.inquiries i set user_id = null, access_nr = access_nr + 1, access_code = null,
           access_code_expires_at = null, access_code_bound_to = null
         from franchise.persons p where p.ref = i.ref and p.erased_at is not null
           and (i.user_id is not null or i.access_code is not null) returning i.id)
       select i.id from franchise.inquiries i join franchise.persons p using (ref) where p.erased_at is not null`,
    );
    const erased = rows.map(({ id }) => id);
    await this.pool.query('delete from franchise.candidate_files where inquiry_id = any($1)', [erased]);
    await this.pool.query('delete from franchise.notes where inquiry_id = any($1)', [erased]);
    await forgetField(this.pool, { kind: 'inquiry', ids: erased, field: 'note' });
  }
}
