import { Module } from '@nestjs/common';
import { StreamReader } from '@northlight/event-store';
import { Subscriptions } from '@northlight/event-store/consume';
import { whenMoneyMovesWriteItDown } from './reactions/when-money-moves-write-it-down.js';

/** Writes the journal. */
@Module({})
export class JournalWorker {
  constructor(subscriptions: Subscriptions, streams: StreamReader) {
    subscriptions.add([whenMoneyMovesWriteItDown(streams)]);
  }
}
