import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountNames } from './account-names.js';
import { AccountNews } from './account-news.js';
import { Accounts } from './domain/accounts.js';
import { EmailProofs } from './persistence/email-proofs.js';
import { Links } from './persistence/links.repository.js';
import { StoredAccounts } from './persistence/stored-accounts.js';
import { UserRow } from './persistence/user.row.js';
import { UsersRepository } from './persistence/users.repository.js';

/** The accounts without their HTTP, for this room and for workers. */
@Module({
  imports: [TypeOrmModule.forFeature([UserRow])],
  providers: [
    AccountNames,
    AccountNews,
    UsersRepository,
    Links,
    EmailProofs,
    { provide: Accounts, useClass: StoredAccounts },
  ],
  exports: [AccountNames, AccountNews, UsersRepository, Links, EmailProofs, Accounts],
})
export class AccountsModule {}
