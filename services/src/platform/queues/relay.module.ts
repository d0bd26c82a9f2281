import { Global, Module } from '@nestjs/common';
import { OutboxRelay } from './outbox-relay.js';

/** For the worker: carries jobs from the outbox into the queues that its rooms have named. */
@Global()
@Module({ providers: [OutboxRelay], exports: [OutboxRelay] })
export class RelayModule {}
