import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { AccountHolders } from './account-holders.js';
import { AccountUses } from './account-uses.js';
import { PersonCipher } from './person-cipher.js';
import { PersonHolders } from './person-holders.js';

/** The keys of persons, and every room that holds some. */
@Module({
  providers: [
    { provide: PersonCipher, inject: [Settings], useFactory: (settings: Settings) => new PersonCipher(settings) },
    PersonHolders,
    AccountHolders,
    AccountUses,
  ],
  exports: [PersonCipher, PersonHolders, AccountHolders, AccountUses],
})
export class PrivacyModule {}
