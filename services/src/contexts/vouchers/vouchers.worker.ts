import { Module } from '@nestjs/common';
import { StreamReader } from '@northlight/event-store';
import { Subscriptions } from '@northlight/event-store/consume';
import { AccountNames, AccountsModule } from '../identity/index.js';
import { VouchersModule } from './index.js';
import { whenStaffActsNoteIt } from './reactions/when-staff-acts-note-it.js';

/** What follows from what is done with vouchers. */
@Module({ imports: [AccountsModule, VouchersModule] })
export class VouchersWorker {
  constructor(subscriptions: Subscriptions, streams: StreamReader, accounts: AccountNames) {
    subscriptions.add([whenStaffActsNoteIt({ streams, accounts })]);
  }
}
