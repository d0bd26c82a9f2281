import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { AccountNames } from './account-names.js';
import { AccountNews } from './account-news.js';
import { Accounts } from './domain/accounts.js';
import { AccountTerms } from './persistence/account-terms.js';
import { Authenticators } from './persistence/authenticators.js';
import { EmailProofs } from './persistence/email-proofs.js';
import { FormerEmails } from './persistence/former-emails.js';
import { Links } from './persistence/links.repository.js';
import { PasskeyRows } from './persistence/passkeys.repository.js';
import { SecondFactors } from './persistence/second-factors.js';
import { StoredAccounts } from './persistence/stored-accounts.js';
import { UserRow } from './persistence/user.row.js';
import { UsersRepository } from './persistence/users.repository.js';

/** The accounts without their HTTP, for this room and for workers. */
@Module({
  imports: [TypeOrmModule.forFeature([UserRow]), PrivacyModule, RetentionModule],
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
    Accounts,
  ],
})
export class AccountsModule {}
