import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { AccountUses } from './account-uses.js';
import { ErasureLog } from './erasure-log.js';
import { Erasures } from './erasures.js';
import { PersonCipher } from './person-cipher.js';
import { PersonHolders } from './person-holders.js';

/** The keys of persons, every room that holds some, and how they are forgotten. */
@Module({
  providers: [
    { provide: PersonCipher, inject: [Settings], useFactory: (settings: Settings) => new PersonCipher(settings) },
    PersonHolders,
    AccountUses,
    ErasureLog,
    Erasures,
  ],
  exports: [PersonCipher, PersonHolders, AccountUses, ErasureLog, Erasures],
})
export class PrivacyModule {}
