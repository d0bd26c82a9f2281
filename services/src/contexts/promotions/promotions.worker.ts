import { Module } from '@nestjs/common';
import { Subscriptions } from '@northlight/event-store/consume';
import { AccountNames, AccountsModule } from '../identity/index.js';
import { PromotionsModule } from './index.js';
import { whenStaffActsNoteIt } from './reactions/when-staff-acts-note-it.js';

/** What follows from what is done with promo codes. */
@Module({ imports: [AccountsModule, PromotionsModule] })
export class PromotionsWorker {
  constructor(subscriptions: Subscriptions, accounts: AccountNames) {
    subscriptions.add([whenStaffActsNoteIt(accounts)]);
  }
}
