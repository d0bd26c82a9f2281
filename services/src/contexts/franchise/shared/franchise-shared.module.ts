import { Module } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { PrivacyModule } from '../../../platform/privacy/privacy.module.js';
import { FranchiseInquiries } from '../domain/franchise-inquiries.js';
import { Applicants } from '../persistence/applicants.js';
import { CandidateDetails } from '../persistence/candidate-details.repository.js';
import { CandidateFiles } from '../persistence/candidate-files.repository.js';
import { History } from '../persistence/history.repository.js';
import { Inquiries } from '../persistence/inquiries.repository.js';
import { InquiryNotes } from '../persistence/inquiry-notes.repository.js';
import { InquiryViews } from '../persistence/inquiry-views.js';
import { StoredInquiries } from '../persistence/stored-inquiries.js';

/** What the modules of this room share: applicants, their inquiries, and what became of them. */
@Module({
  imports: [PrivacyModule],
  providers: [
    Applicants,
    AuditLog,
    CandidateDetails,
    CandidateFiles,
    History,
    Inquiries,
    InquiryNotes,
    InquiryViews,
    { provide: FranchiseInquiries, useClass: StoredInquiries },
  ],
  exports: [
    Applicants,
    AuditLog,
    CandidateDetails,
    CandidateFiles,
    History,
    Inquiries,
    InquiryNotes,
    InquiryViews,
    FranchiseInquiries,
  ],
})
export class FranchiseSharedModule {}
