import { Module } from '@nestjs/common';
import { MailSenders } from './persistence/mail-senders.js';
import { Settings1798000000016 } from './persistence/migrations/1798000000016-settings.js';
import { TaxRates1798000000028 } from './persistence/migrations/1798000000028-tax-rates.js';
import { TaxRatesTell1798000000044 } from './persistence/migrations/1798000000044-tax-rates-tell.js';

export const settingsMigrations = [Settings1798000000016, TaxRates1798000000028, TaxRatesTell1798000000044];

/** Who sends the mails of the house, for this room and for the worker that writes them. */
@Module({ providers: [MailSenders], exports: [MailSenders] })
export class MailSenderModule {}
