import { Module } from '@nestjs/common';
import type { Migration } from '../../platform/database/database.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { CandidatesModule } from './candidates/candidates.module.js';
import { FranchiseTerms } from './franchise-terms.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { Franchise1798000000017 } from './persistence/migrations/1798000000017-franchise.js';
import { WhenNotesWereWritten1798000000019 } from './persistence/migrations/1798000000019-when-notes-were-written.js';
import { FranchiseHolder } from './person-holder.js';
import { FranchiseSharedModule } from './shared/franchise-shared.module.js';

export const franchiseMigrations: readonly Migration[] = [Franchise1798000000017, WhenNotesWereWritten1798000000019];

/** Who asks for a franchise, how their inquiry moves on, and what invited candidates say of their sites. */
@Module({
  imports: [FranchiseSharedModule, PrivacyModule, RetentionModule, InquiriesModule, CandidatesModule],
  providers: [FranchiseHolder, FranchiseTerms],
  exports: [FranchiseSharedModule],
})
export class FranchiseModule {
  constructor(holders: PersonHolders, holder: FranchiseHolder) {
    holders.add(holder);
  }
}
