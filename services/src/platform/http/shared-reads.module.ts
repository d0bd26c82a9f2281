import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Replicas } from '../database/replicas.js';
import { TableChanges } from '../database/table-changes.js';
import { PositionsOfWrites } from './positions-of-writes.js';
import { ReplicaReads } from './replica-reads.js';
import { ResponseCache } from './response-cache.js';
import { SettledWrites } from './settled-writes.js';

/** Answers that everybody shares, kept in memory, and writes that are answered once they are seen in all of them. */
@Global()
@Module({
  providers: [
    TableChanges,
    ResponseCache,
    Replicas,
    ReplicaReads,
    { provide: APP_INTERCEPTOR, useClass: PositionsOfWrites },
    { provide: APP_INTERCEPTOR, useClass: SettledWrites },
  ],
  exports: [Replicas, ReplicaReads, ResponseCache, TableChanges],
})
export class SharedReadsModule {}
