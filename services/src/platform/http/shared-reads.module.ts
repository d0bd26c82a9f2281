import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TableChanges } from '../database/table-changes.js';
import { ResponseCache } from './response-cache.js';
import { SettledWrites } from './settled-writes.js';

/** Answers that everybody shares, kept in memory, and writes that are answered once they are seen in all of them. */
@Global()
@Module({
  providers: [TableChanges, ResponseCache, { provide: APP_INTERCEPTOR, useClass: SettledWrites }],
  exports: [ResponseCache, TableChanges],
})
export class SharedReadsModule {}
