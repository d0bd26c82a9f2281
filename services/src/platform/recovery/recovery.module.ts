import { Module } from '@nestjs/common';
import { BackupFigures } from './backup-figures.js';
import { BackupRuns } from './backup-runs.js';

/** For the worker: how old backups are. */
@Module({ providers: [BackupRuns, BackupFigures] })
export class RecoveryModule {}
