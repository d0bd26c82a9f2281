import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Migration } from '../../platform/database/database.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { FranchiseInquiries } from './domain/franchise-inquiries.js';
import { ChangeStatusController } from './features/change-status/change-status.controller.js';
import { ChangeStatusHandler } from './features/change-status/change-status.handler.js';
import { CompleteDetailsController } from './features/complete-details/complete-details.controller.js';
import { CompleteDetailsHandler } from './features/complete-details/complete-details.handler.js';
import { GenerateAccessController } from './features/generate-access/generate-access.controller.js';
import { GenerateAccessHandler } from './features/generate-access/generate-access.handler.js';
import { ListInquiriesController } from './features/list-inquiries/list-inquiries.controller.js';
import { ListInquiriesHandler, ShowInquiryHandler } from './features/list-inquiries/list-inquiries.handler.js';
import { ListMyInquiriesController } from './features/list-my-inquiries/list-my-inquiries.controller.js';
import { ListMyInquiriesHandler } from './features/list-my-inquiries/list-my-inquiries.handler.js';
import { RemoveFileController } from './features/remove-file/remove-file.controller.js';
import { RemoveFileHandler } from './features/remove-file/remove-file.handler.js';
import { SendFileController } from './features/send-file/send-file.controller.js';
import { SendFileHandler } from './features/send-file/send-file.handler.js';
import { SendInquiryController } from './features/send-inquiry/send-inquiry.controller.js';
import { SendInquiryHandler } from './features/send-inquiry/send-inquiry.handler.js';
import { ShowCandidateDetailsController } from './features/show-candidate-details/show-candidate-details.controller.js';
import {
  ShowApplicantHandler,
  ShowCandidateDetailsHandler,
} from './features/show-candidate-details/show-candidate-details.handler.js';
import { ShowFilesController } from './features/show-files/show-files.controller.js';
import { DownloadFileHandler, ShowFilesHandler } from './features/show-files/show-files.handler.js';
import { SubmitDetailsController } from './features/submit-details/submit-details.controller.js';
import { SubmitDetailsHandler } from './features/submit-details/submit-details.handler.js';
import { UpdateDetailsHandler } from './features/submit-details/update-details.handler.js';
import { ValidateAccessController } from './features/validate-access/validate-access.controller.js';
import { ValidateAccessHandler } from './features/validate-access/validate-access.handler.js';
import { FranchiseTerms } from './franchise-terms.js';
import { Applicants } from './persistence/applicants.js';
import { CandidateAccess } from './persistence/candidate-access.js';
import { CandidateDetails } from './persistence/candidate-details.repository.js';
import { CandidateFiles } from './persistence/candidate-files.repository.js';
import { History } from './persistence/history.repository.js';
import { Inquiries } from './persistence/inquiries.repository.js';
import { InquiryNotes } from './persistence/inquiry-notes.repository.js';
import { InquiryViews } from './persistence/inquiry-views.js';
import { Franchise1798000000017 } from './persistence/migrations/1798000000017-franchise.js';
import { WhenNotesWereWritten1798000000019 } from './persistence/migrations/1798000000019-when-notes-were-written.js';
import { StoredInquiries } from './persistence/stored-inquiries.js';
import { FranchiseHolder } from './person-holder.js';

export const franchiseMigrations: readonly Migration[] = [Franchise1798000000017, WhenNotesWereWritten1798000000019];

const controllers = [
  SendInquiryController,
  ListMyInquiriesController,
  ValidateAccessController,
  ShowCandidateDetailsController,
  SubmitDetailsController,
  ListInquiriesController,
  ChangeStatusController,
  GenerateAccessController,
  CompleteDetailsController,
  SendFileController,
  ShowFilesController,
  RemoveFileController,
];

const handlers = [
  SendInquiryHandler,
  ListMyInquiriesHandler,
  ValidateAccessHandler,
  ShowCandidateDetailsHandler,
  ShowApplicantHandler,
  SubmitDetailsHandler,
  UpdateDetailsHandler,
  ListInquiriesHandler,
  ShowInquiryHandler,
  ChangeStatusHandler,
  GenerateAccessHandler,
  CompleteDetailsHandler,
  SendFileHandler,
  ShowFilesHandler,
  DownloadFileHandler,
  RemoveFileHandler,
];

/** Who asks for a franchise, how their inquiry moves on, and what invited candidates say of their sites. */
@Module({
  imports: [CqrsModule, PrivacyModule, RetentionModule, LimitsModule],
  controllers,
  providers: [
    ...handlers,
    Applicants,
    Inquiries,
    CandidateDetails,
    CandidateFiles,
    History,
    InquiryNotes,
    AuditLog,
    CandidateAccess,
    InquiryViews,
    FranchiseHolder,
    FranchiseTerms,
    { provide: FranchiseInquiries, useClass: StoredInquiries },
  ],
  exports: [FranchiseInquiries],
})
export class FranchiseModule {
  constructor(holders: PersonHolders, holder: FranchiseHolder) {
    holders.add(holder);
  }
}
