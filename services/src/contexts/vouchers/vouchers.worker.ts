import { Module } from '@nestjs/common';
import { StreamReader } from '../../platform/event-store/stream-reader.js';
import { Subscriptions } from '../../platform/event-store/subscriptions.js';
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
