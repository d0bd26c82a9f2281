import { type DynamicModule, Module } from '@nestjs/common';
import { QueueDesk, QueueNames } from '../../platform/queues/queue-desk.js';
import { QueueFigures } from './queue-figures.js';

/** The figures of the queues, for Prometheus. */
@Module({})
export class OperationsWorker {
  /** @param queues the names of all queues of the house */
  static of(queues: readonly string[]): DynamicModule {
    const names = { provide: QueueNames, useValue: new QueueNames(queues) };
    return { module: OperationsWorker, providers: [names, QueueDesk, QueueFigures] };
  }
}
