import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Settings } from '../config/settings.js';
import { OutboxRelay } from '../queues/outbox-relay.js';
import { ErasedRowsProcessor } from './erased-rows.processor.js';
import { erasedRowsQueue } from './erased-rows.queue.js';
import { type PersonalPlace, tablesOfPersons } from './personal-data.js';
import { TableRewriter } from './table-rewriter.js';

/** For the worker: rewrites the tables from which persons are erased. */
@Module({ imports: [BullModule.registerQueue({ name: erasedRowsQueue.name })], providers: [ErasedRowsProcessor] })
export class ErasedRowsModule {
  constructor(relay: OutboxRelay, @InjectQueue(erasedRowsQueue.name) queue: Queue) {
    relay.route(erasedRowsQueue.afterErasure, queue);
  }

  /** @param places all that is kept of persons */
  static of(places: readonly PersonalPlace[]): DynamicModule {
    const useFactory = (settings: Settings) => new TableRewriter(settings, tablesOfPersons(places));
    return { module: ErasedRowsModule, providers: [{ provide: TableRewriter, inject: [Settings], useFactory }] };
  }
}
