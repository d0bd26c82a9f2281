import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { AccountNames } from './account-names.js';
import { AccountNews } from './account-news.js';
import { Accounts } from './domain/accounts.js';
import { AccountTerms } from './persistence/account-terms.js';
import { AccountTrail } from './persistence/account-trail.js';
import { Authenticators } from './persistence/authenticators.js';
import { EmailProofs } from './persistence/email-proofs.js';
import { FormerEmails } from './persistence/former-emails.js';
import { Links } from './persistence/links.repository.js';
import { PasskeyRows } from './persistence/passkeys.repository.js';
import { PersonDirectory } from './persistence/person-directory.js';
import { SecondFactors } from './persistence/second-factors.js';
import { Sessions } from './persistence/sessions.repository.js';
import { StoredAccounts } from './persistence/stored-accounts.js';
import { SubscribedPlans } from './persistence/subscribed-plans.js';
import { UserRow } from './persistence/user.row.js';
import { UsersRepository } from './persistence/users.repository.js';
import { AccountHolder } from './person-holder.js';

/** The accounts without their HTTP, for this room and for workers. */
@Module({
  imports: [TypeOrmModule.forFeature([UserRow]), PrivacyModule, LimitsModule, RetentionModule],
  providers: [
    AccountNames,
    AccountNews,
    AccountTerms,
    UsersRepository,
    Links,
    EmailProofs,
    FormerEmails,
    Authenticators,
    PasskeyRows,
    SecondFactors,
    Sessions,
    AccountTrail,
    SubscribedPlans,
    AccountHolder,
    PersonDirectory,
    { provide: Accounts, useClass: StoredAccounts },
  ],
  exports: [
    AccountNames,
    AccountNews,
    UsersRepository,
    Links,
    EmailProofs,
    FormerEmails,
    Authenticators,
    PasskeyRows,
    SecondFactors,
    Sessions,
    PersonDirectory,
    SubscribedPlans,
    Accounts,
  ],
})
export class AccountsModule {
  constructor(holders: PersonHolders, holder: AccountHolder) {
    holders.add(holder);
  }
}
