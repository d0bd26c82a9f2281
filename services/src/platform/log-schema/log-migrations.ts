import {
  LedgerServers1798000000060,
  Log1798000000001,
  Snapshots1798000000055,
  TracesOfJobs1798000000056,
} from '@northlight/event-store/migrations';
import { Audit1798000000003 } from '../audit/migrations/1798000000003-audit.js';
import { HouseRules1798000000004 } from '../booking-policy/migrations/1798000000004-house-rules.js';
import type { Migration } from '../database/database.js';
import { TableChanges1798000000002 } from '../database/migrations/1798000000002-table-changes.js';
import { Programs1798000000057 } from '../event-store/migrations/1798000000057-programs.js';
import { MixedProjections1798000000058 } from '../event-store/migrations/1798000000058-mixed-projections.js';
import { RateLimits1798000000005 } from '../limits/migrations/1798000000005-rate-limits.js';
import { Erasures1798000000006 } from '../privacy/migrations/1798000000006-erasures.js';
import { ClockJobs1798000000020 } from '../queues/migrations/1798000000020-clock-jobs.js';
import { BackupRuns1798000000059 } from '../recovery/migrations/1798000000059-backup-runs.js';
import { LogVacuum1798000000054 } from '../tidy/migrations/1798000000054-log-vacuum.js';

/** Every migration of the event log, and of the audit, the booking policy, the limits, the erasings, the clock's jobs, the snapshots, the backups, the servers of ledgers and the changes of tables beside it. */
export const logMigrations: readonly Migration[] = [
  Log1798000000001,
  TableChanges1798000000002,
  Audit1798000000003,
  HouseRules1798000000004,
  RateLimits1798000000005,
  Erasures1798000000006,
  ClockJobs1798000000020,
  LogVacuum1798000000054,
  Snapshots1798000000055,
  TracesOfJobs1798000000056,
  Programs1798000000057,
  MixedProjections1798000000058,
  BackupRuns1798000000059,
  LedgerServers1798000000060,
];
