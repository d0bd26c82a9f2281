import { Module } from '@nestjs/common';
import { GuestAllowances } from './persistence/guest-allowances.js';

/** What plans of accounts give, for rooms that need nothing else of accounts. */
@Module({ providers: [GuestAllowances], exports: [GuestAllowances] })
export class GuestAllowancesModule {}
