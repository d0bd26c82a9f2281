import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CandidateDetailsView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import type { CandidateTexts, SiteFacts } from '../domain/candidate-details.js';
import { Applicants, type CandidateSubmission } from './applicants.js';
import { CandidateFiles, candidateDoor, type Door } from './candidate-files.repository.js';

/** Details without what is sealed of them. */
export interface StoredDetails extends SiteFacts {
  readonly id: number;
  readonly franchiseInquiryId: number;
  readonly ref: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Details as they are to be. */
export interface DetailsToKeep {
  readonly facts: SiteFacts;
  readonly submission: CandidateSubmission;
  readonly at: Date;
}

const columns = `id, franchise_inquiry_id as "franchiseInquiryId", ref, lot_size::float8 as "lotSize",
  ceiling_height::float8 as "ceilingHeight", hvac_status as "hvacStatus", electrical_capacity as "electricalCapacity",
  internet_speed as "internetSpeed", created_at as "createdAt", updated_at as "updatedAt"`;

/** What candidates say of their sites. Texts are sealed anew at each change; what they replace is gone. */
@Injectable()
export class CandidateDetails {
  constructor(
    private readonly pool: pg.Pool,
    private readonly applicants: Applicants,
    private readonly files: CandidateFiles,
  ) {}

  async ofInquiry(inquiryId: number, db: Db = this.pool): Promise<StoredDetails | undefined> {
    const { rows } = await db.query<StoredDetails>(
      `select ${columns} from franchise.candidate_details where franchise_inquiry_id = $1`,
      [inquiryId],
    );
    return rows[0];
  }

  async find(id: number): Promise<StoredDetails | undefined> {
    const { rows } = await this.pool.query<StoredDetails>(
      `select ${columns} from franchise.candidate_details where id = $1`,
      [id],
    );
    return rows[0];
  }

  /** Undefined once the person was erased. @throws {PersonUnreadable} */
  async submission({ ref }: StoredDetails): Promise<CandidateSubmission | undefined> {
    return (await this.applicants.read(ref)) as CandidateSubmission | undefined;
  }

  /** @returns false when there are some already */
  async insert(inquiryId: number, { facts, submission, at }: DetailsToKeep, db: Db): Promise<boolean> {
    if (await this.ofInquiry(inquiryId, db)) return false;
    const ref = randomUUID();
    await this.applicants.insert(ref, submission, db);
    await db.query(
      `insert into franchise.candidate_details (franchise_inquiry_id, ref, lot_size, ceiling_height, hvac_status,
         electrical_capacity, internet_speed, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [inquiryId, ref, ...valuesOf(facts), at],
    );
    return true;
  }

  async replace(id: number, { facts, submission, at }: DetailsToKeep, db: Db): Promise<void> {
    const { rows } = await db.query<{ ref: string }>(
      'select ref from franchise.candidate_details where id = $1 for update',
      [id],
    );
    const ref = randomUUID();
    await this.applicants.insert(ref, submission, db);
    await db.query(
      `update franchise.candidate_details set ref = $2, lot_size = $3, ceiling_height = $4, hvac_status = $5,
         electrical_capacity = $6, internet_speed = $7, updated_at = $8 where id = $1`,
      [id, ref, ...valuesOf(facts), at],
    );
    await db.query(
      `with key as (delete from franchise.person_keys where ref = $1) delete from franchise.persons where ref = $1`,
      [rows[0]?.ref],
    );
  }

  /** Null where there are none, or where the person was erased. @param door of whom the files are for */
  async view(details: StoredDetails | undefined, door: Door = candidateDoor): Promise<CandidateDetailsView | null> {
    const submission = details && (await this.submission(details));
    if (!details || !submission) return null;
    const urls = await this.files.urlsOf(details.franchiseInquiryId, door);
    const resumeUrl = urls.resume ?? submission.resumeUrl;
    return viewOf(details, {
      ...submission,
      resumeUrl,
      businessPlanUrl: urls['business-plan'] ?? submission.businessPlanUrl,
    });
  }
}

const valuesOf = ({ lotSize, ceilingHeight, hvacStatus, electricalCapacity, internetSpeed }: SiteFacts) => [
  lotSize,
  ceilingHeight,
  hvacStatus,
  electricalCapacity,
  internetSpeed,
];

/** The form's names, and the stored ones beside them (decisions.md 2.3). */
const viewOf = (
  { ref: _, ...details }: StoredDetails,
  { email: __, ...input }: CandidateSubmission,
): CandidateDetailsView => ({
  ...details,
  ...(input satisfies CandidateTexts),
  spaceSquareFootage: details.lotSize,
  connectivityStatus: details.internetSpeed,
  regulatoryApprovals: input.regulatoryStatus,
  createdAt: details.createdAt.toISOString(),
  updatedAt: details.updatedAt.toISOString(),
});
