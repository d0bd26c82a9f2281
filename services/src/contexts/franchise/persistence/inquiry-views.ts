import { Injectable } from '@nestjs/common';
import type { FranchiseInquiryDetailView, FranchiseInquiryView } from '@northlight/contracts';
import { Clock } from '../../../platform/kernel/clock.js';
import { statusOf } from '../domain/inquiry-status.js';
import type { Applicant } from './applicants.js';
import { CandidateDetails } from './candidate-details.repository.js';
import { adminDoor, CandidateFiles } from './candidate-files.repository.js';
import { History } from './history.repository.js';
import { Inquiries, type StoredInquiry } from './inquiries.repository.js';

const nobody: Applicant = {
  ...{ firstName: '', lastName: '', email: '', phone: '', city: '', state: '', targetRegion: '' },
  ...{ businessExperience: '', message: '', additionalInfo: '{}' },
};

/** Inquiries as the house sees them. What cannot be read is left out of its inquiry; codes are never part of it. */
@Injectable()
export class InquiryViews {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly inquiries: Inquiries,
    private readonly details: CandidateDetails,
    private readonly files: CandidateFiles,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  async of(inquiries: readonly StoredInquiry[]): Promise<FranchiseInquiryView[]> {
    const people = await this.inquiries.readable(inquiries);
    return inquiries.map((inquiry) => viewOf(inquiry, people.get(inquiry.ref) ?? nobody));
  }

  async detail(inquiry: StoredInquiry): Promise<FranchiseInquiryDetailView> {
    const people = await this.inquiries.readable([inquiry]);
    return {
      ...viewOf(inquiry, people.get(inquiry.ref) ?? nobody),
      candidateDetails: await this.details.view(await this.details.ofInquiry(inquiry.id), adminDoor),
      candidateFiles: await this.files.of(inquiry, adminDoor),
      access: this.accessOf(inquiry),
      history: await this.history.of(inquiry.id),
    };
  }

  private accessOf({ accessExpiresAt, accessBoundTo }: StoredInquiry): FranchiseInquiryDetailView['access'] {
    if (!accessExpiresAt) return null;
    const isExpired = accessExpiresAt <= this.clock.now();
    return { expiresAt: accessExpiresAt.toISOString(), isExpired, isBound: accessBoundTo !== null };
  }
}

const viewOf = (
  { id, userId, investmentLevel, timeframe, heardAbout, status, createdAt, isErased }: StoredInquiry,
  applicant: Applicant,
): FranchiseInquiryView => ({
  ...{ id, userId, ...applicant, investmentLevel, timeframe, heardAbout, isErased },
  status: statusOf(status),
  createdAt: createdAt.toISOString(),
});
