import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { StreamReader } from '@northlight/event-store';
import { Subscriptions } from '@northlight/event-store/consume';
import { BooksFigures } from './books-figures.js';
import { BooksProcessor } from './jobs/books.processor.js';
import { JournalModule } from './journal.module.js';
import { booksQueue } from './queues/books.queue.js';
import { whenMoneyMovesWriteItDown } from './reactions/when-money-moves-write-it-down.js';

/** Writes the journal, and proves it. */
@Module({
  imports: [BullModule.registerQueue({ name: booksQueue.name }), CqrsModule, JournalModule],
  providers: [BooksFigures, BooksProcessor],
})
export class JournalWorker {
  constructor(subscriptions: Subscriptions, streams: StreamReader) {
    subscriptions.add([whenMoneyMovesWriteItDown(streams)]);
  }
}
