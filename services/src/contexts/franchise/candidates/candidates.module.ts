import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { CandidateAccess } from '../persistence/candidate-access.js';
import { FranchiseSharedModule } from '../shared/franchise-shared.module.js';
import { CompleteDetailsController } from './features/complete-details/complete-details.controller.js';
import { CompleteDetailsHandler } from './features/complete-details/complete-details.handler.js';
import { GenerateAccessController } from './features/generate-access/generate-access.controller.js';
import { GenerateAccessHandler } from './features/generate-access/generate-access.handler.js';
import { RemoveFileController } from './features/remove-file/remove-file.controller.js';
import { RemoveFileHandler } from './features/remove-file/remove-file.handler.js';
import { SendFileController } from './features/send-file/send-file.controller.js';
import { SendFileHandler } from './features/send-file/send-file.handler.js';
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

/** What invited candidates say of their sites, and the files that they send. */
@Module({
  imports: [CqrsModule, FranchiseSharedModule, LimitsModule],
  controllers: [
    CompleteDetailsController,
    GenerateAccessController,
    RemoveFileController,
    SendFileController,
    ShowCandidateDetailsController,
    ShowFilesController,
    SubmitDetailsController,
    ValidateAccessController,
  ],
  providers: [
    CompleteDetailsHandler,
    GenerateAccessHandler,
    RemoveFileHandler,
    SendFileHandler,
    ShowCandidateDetailsHandler,
    ShowApplicantHandler,
    ShowFilesHandler,
    DownloadFileHandler,
    SubmitDetailsHandler,
    UpdateDetailsHandler,
    ValidateAccessHandler,
    CandidateAccess,
  ],
})
export class CandidatesModule {}
