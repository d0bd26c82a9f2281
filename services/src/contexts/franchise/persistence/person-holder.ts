import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { forgetField } from '../../../platform/audit/audit-log.js';
import type { ForgottenAnywhere, PersonHolder, RotationReport } from '../../../platform/privacy/person-holders.js';
import { statusOf } from '../domain/inquiry-status.js';
import { Applicants } from './applicants.js';
import type { StoredInquiry } from './inquiries.repository.js';

/** What this room keeps of persons, for whoever looks for them or forgets them (docs/how-to/erase-a-person.md). */
@Injectable()
export class FranchiseHolder implements PersonHolder {
  constructor(
    private readonly pool: pg.Pool,
    private readonly applicants: Applicants,
  ) {}

  async find(email: string): Promise<string[]> {
    const { rows } = await this.pool.query<Pick<StoredInquiry, 'id' | 'status' | 'createdAt'>>(
      `select id, status, created_at as "createdAt" from franchise.inquiries where ref = any($1) order by id`,
      [await this.applicants.refsOf(email)],
    );
    return rows.map(
      ({ id, status, createdAt }) =>
        `franchise inquiry ${id}  ${createdAt.toISOString().slice(0, 10)}  ${statusOf(status)}`,
    );
  }

  async erase(whom: ForgottenAnywhere | { readonly ref: string }, at: Date): Promise<number> {
    const erased = await this.applicants.erase(whom, at);
    await this.cutLoose();
    return erased;
  }

  rewrap(): Promise<RotationReport> {
    return this.applicants.rewrap();
  }

  unreadable(): Promise<string | undefined> {
    return this.applicants.unreadable();
  }

  /** What is left of whoever was forgotten leads to no account, opens nothing, and says nothing about them. */
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
