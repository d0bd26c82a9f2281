import { Injectable } from '@nestjs/common';
import type { FranchiseInquiries, InquiryFacts } from '../domain/franchise-inquiries.js';
import { Inquiries } from './inquiries.repository.js';

/** Answers other rooms from the tables of this one. */
@Injectable()
export class StoredInquiries implements FranchiseInquiries {
  constructor(private readonly inquiries: Inquiries) {}

  isKnown(ref: string): Promise<boolean> {
    return this.inquiries.isKnown(ref);
  }

  async inquiry(id: number): Promise<InquiryFacts | undefined> {
    const inquiry = await this.inquiries.find(id);
    const applicant = inquiry && (await this.inquiries.applicant(inquiry));
    if (!inquiry || !applicant) return undefined;
    const { investmentLevel, timeframe } = inquiry;
    const { firstName, lastName, email, phone, city, state, targetRegion } = applicant;
    return { id, firstName, lastName, email, phone, city, state, targetRegion, investmentLevel, timeframe };
  }
}
