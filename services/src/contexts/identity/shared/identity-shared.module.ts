import { Module } from '@nestjs/common';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { AccountsModule } from '../accounts.module.js';
import { OwnIdentity } from '../persistence/own-identity.js';
import { OwnPassword } from '../persistence/own-password.js';
import { Passkeys } from '../persistence/passkeys.js';
import { PasswordChanges } from '../persistence/password-changes.js';
import { PasswordHashes } from '../persistence/password-hashes.js';

/** What the modules of this room share: the accounts, and how somebody shows to be their owner. */
@Module({
  imports: [AccountsModule, LimitsModule],
  providers: [OwnIdentity, OwnPassword, Passkeys, PasswordChanges, PasswordHashes],
  exports: [AccountsModule, OwnIdentity, OwnPassword, Passkeys, PasswordChanges, PasswordHashes],
})
export class IdentitySharedModule {}
