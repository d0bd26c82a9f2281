import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TableChanges } from '../database/table-changes.js';
import { KeptAnswers } from './kept-answers.js';
import { SettledWrites } from './settled-writes.js';

/** Answers that everybody shares, kept in memory, and writes that are answered once they are seen in all of them. */
@Global()
@Module({
  providers: [TableChanges, KeptAnswers, { provide: APP_INTERCEPTOR, useClass: SettledWrites }],
  exports: [KeptAnswers, TableChanges],
})
export class SharedReadsModule {}
