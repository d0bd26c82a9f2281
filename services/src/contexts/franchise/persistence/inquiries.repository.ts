import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { InquiryStatus } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { type Applicant, Applicants } from './applicants.js';

/** An inquiry on its way in. */
export interface NewInquiry {
  /** Left out: a fresh one. */
  readonly ref?: string | undefined;
  /** Left out: new. */
  readonly status?: InquiryStatus | null | undefined;
  readonly userId: number | null;
  readonly applicant: Applicant;
  readonly investmentLevel: string;
  readonly timeframe: string;
  readonly heardAbout: string;
  readonly at: Date;
}

/** An inquiry without what is sealed of it. */
export interface StoredInquiry {
  readonly id: number;
  readonly ref: string;
  readonly userId: number | null;
  readonly investmentLevel: string;
  readonly timeframe: string;
  readonly heardAbout: string;
  readonly status: InquiryStatus | null;
  readonly createdAt: Date;
  readonly isErased: boolean;
  /** Counts the codes that were made for it: a pass of an earlier one opens nothing. */
  readonly accessNr: number;
  /** A keyed hash. */
  readonly accessCode: string | null;
  readonly accessExpiresAt: Date | null;
  readonly accessBoundTo: number | null;
}

/** Which inquiries are asked for. */
export interface InquiryChoice {
  readonly status: InquiryStatus | undefined;
  /** The last one of the page before. */
  readonly after: Pick<StoredInquiry, 'createdAt' | 'id'> | undefined;
  readonly limit: number;
}

const columns = `i.id, i.ref, i.user_id as "userId", i.investment_level as "investmentLevel", i.timeframe,
  i.heard_about as "heardAbout", i.status, i.created_at as "createdAt", p.erased_at is not null as "isErased",
  i.access_nr as "accessNr", i.access_code as "accessCode", i.access_code_expires_at as "accessExpiresAt",
  i.access_code_bound_to as "accessBoundTo"`;
const source = 'franchise.inquiries i join franchise.persons p using (ref)';

/** The inquiries; whoever sent one is sealed under its ref. */
@Injectable()
export class Inquiries {
  constructor(
    private readonly pool: pg.Pool,
    private readonly applicants: Applicants,
  ) {}

  async insert({ ref = randomUUID(), applicant, ...inquiry }: NewInquiry, db: Db): Promise<number> {
    const { userId, investmentLevel, timeframe, heardAbout, status = 'new', at } = inquiry;
    await this.applicants.insert(ref, applicant, db);
    const { rows } = await db.query<{ id: number }>(
      `insert into franchise.inquiries (ref, user_id, investment_level, timeframe, heard_about, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [ref, userId, investmentLevel, timeframe, heardAbout, status, at],
    );
    return Number(rows[0]?.id);
  }

  async find(id: number): Promise<StoredInquiry | undefined> {
    const { rows } = await this.pool.query<StoredInquiry>(`select ${columns} from ${source} where i.id = $1`, [id]);
    return rows[0];
  }

  /** As `find`, and nobody else changes it until this transaction ends. */
  async lock(id: number, db: Db): Promise<StoredInquiry | undefined> {
    const { rows } = await db.query<StoredInquiry>(`select ${columns} from ${source} where i.id = $1 for update of i`, [
      id,
    ]);
    return rows[0];
  }

  async isKnown(ref: string): Promise<boolean> {
    return (await this.pool.query('select from franchise.inquiries where ref = $1', [ref])).rowCount === 1;
  }

  /** A page, the newest first. */
  async page({ status, after, limit }: InquiryChoice): Promise<StoredInquiry[]> {
    const { rows } = await this.pool.query<StoredInquiry>(
      `select ${columns} from ${source}
       where ($1::text is null or coalesce(i.status, 'new') = $1)
         and ($2::timestamptz is null or (i.created_at, i.id) < ($2, $3::int))
       order by i.created_at desc, i.id desc limit $4`,
      [status ?? null, after?.createdAt ?? null, after?.id ?? null, limit],
    );
    return rows;
  }

  /** Those of an account, the newest first. */
  async of(userId: number): Promise<StoredInquiry[]> {
    const { rows } = await this.pool.query<StoredInquiry>(
      `select ${columns} from ${source} where i.user_id = $1 order by i.created_at desc, i.id desc`,
      [userId],
    );
    return rows;
  }

  /** Undefined once the person was erased. @throws {PersonUnreadable} */
  async applicant({ ref }: StoredInquiry): Promise<Applicant | undefined> {
    return (await this.applicants.read(ref)) as Applicant | undefined;
  }

  /** Those who can be read, by their refs. */
  async readable(inquiries: readonly StoredInquiry[]): Promise<ReadonlyMap<string, Applicant>> {
    return (await this.applicants.readable(inquiries.map(({ ref }) => ref))) as ReadonlyMap<string, Applicant>;
  }

  async setStatus(id: number, status: InquiryStatus, db: Db): Promise<void> {
    await db.query('update franchise.inquiries set status = $2 where id = $1', [id, status]);
  }

  /** A new code: whoever used the one before has to use this. */
  async setAccess(
    id: number,
    access: { readonly nr: number; readonly hash: string; readonly expiresAt: Date },
    db: Db,
  ): Promise<void> {
    await db.query(
      `update franchise.inquiries set access_nr = $2, access_code = $3, access_code_expires_at = $4,
         access_code_bound_to = null where id = $1`,
      [id, access.nr, access.hash, access.expiresAt],
    );
  }

  async endAccess(id: number, db: Db): Promise<void> {
    await db.query(
      `update franchise.inquiries set access_nr = access_nr + 1, access_code = null, access_code_expires_at = null,
         access_code_bound_to = null where id = $1`,
      [id],
    );
  }

  /** The first account that uses a code keeps it, however many try at once. @returns whether it is this one's */
  async bind({ id, accessNr }: StoredInquiry, userId: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update franchise.inquiries set access_code_bound_to = $3
       where id = $1 and access_nr = $2 and access_code is not null and coalesce(access_code_bound_to, $3) = $3`,
      [id, accessNr, userId],
    );
    return rowCount === 1;
  }
}
