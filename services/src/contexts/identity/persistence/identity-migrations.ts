import type { Migration } from '../../../platform/database/database.js';
import { Accounts1795300150000 } from './migrations/1795300150000-accounts.js';
import { TermsVersion1796000500001 } from './migrations/1796000500001-terms-version.js';
import { VerifiedEmails1796100000000 } from './migrations/1796100000000-verified-emails.js';
import { PasswordsAndSessions1796100100000 } from './migrations/1796100100000-passwords-and-sessions.js';
import { DeactivatedUsers1796400100000 } from './migrations/1796400100000-deactivated-users.js';
import { GuestPasses1796400200000 } from './migrations/1796400200000-guest-passes.js';
import { IdentityInTheAudit1796700500000 } from './migrations/1796700500000-identity-in-the-audit.js';
import { PartsOfNames1797100200000 } from './migrations/1797100200000-parts-of-names.js';
import { UndoOfEmailChanges1797400000000 } from './migrations/1797400000000-undo-of-email-changes.js';
import { AccountsWithoutAccents1797500000000 } from './migrations/1797500000000-accounts-without-accents.js';
import { WithoutTries1797500000001 } from './migrations/1797500000001-without-tries.js';
import { SecondFactors1797600000000 } from './migrations/1797600000000-second-factors.js';
import { Passkeys1797700000000 } from './migrations/1797700000000-passkeys.js';
import { FormerEmails1797800500000 } from './migrations/1797800500000-former-emails.js';

export const identityMigrations: readonly Migration[] = [
  Accounts1795300150000,
  TermsVersion1796000500001,
  VerifiedEmails1796100000000,
  PasswordsAndSessions1796100100000,
  DeactivatedUsers1796400100000,
  GuestPasses1796400200000,
  IdentityInTheAudit1796700500000,
  PartsOfNames1797100200000,
  UndoOfEmailChanges1797400000000,
  AccountsWithoutAccents1797500000000,
  WithoutTries1797500000001,
  SecondFactors1797600000000,
  Passkeys1797700000000,
  FormerEmails1797800500000,
];
