import { Audit1796700000000 } from '../audit/migrations/1796700000000-audit.js';
import { PartsOfChanges1797100300000 } from '../audit/migrations/1797100300000-parts-of-changes.js';
import { ActsOfStaff1797100800000 } from '../audit/migrations/1797100800000-acts-of-staff.js';
import { RefusedSetups1797910000000 } from '../audit/migrations/1797910000000-refused-setups.js';
import type { Migration } from '../database/database.js';
import { TableChanges1797300000000 } from '../database/migrations/1797300000000-table-changes.js';
import { HouseRules1796800000000 } from '../house-rules/migrations/1796800000000-house-rules.js';
import { RateLimits1797500000000 } from '../limits/migrations/1797500000000-rate-limits.js';
import { Erasures1797800600002 } from '../privacy/migrations/1797800600002-erasures.js';
import { Log1795300000000 } from './migrations/1795300000000-log.js';
import { Fence1795600000000 } from './migrations/1795600000000-fence.js';
import { Subscriptions1795600100000 } from './migrations/1795600100000-subscriptions.js';
import { FailedJobs1797100700000 } from './migrations/1797100700000-failed-jobs.js';
import { AsWritten1797200300000 } from './migrations/1797200300000-as-written.js';
import { WithoutRequestsAt1797200500000 } from './migrations/1797200500000-without-requests-at.js';
import { ClockJobs1797400000000 } from './migrations/1797400000000-clock-jobs.js';

/** Every migration of the event log, and of the audit, the house rules, the limits, the erasings and the changes of tables beside it. */
export const logMigrations: readonly Migration[] = [
  Log1795300000000,
  Fence1795600000000,
  Subscriptions1795600100000,
  Audit1796700000000,
  HouseRules1796800000000,
  PartsOfChanges1797100300000,
  FailedJobs1797100700000,
  ActsOfStaff1797100800000,
  AsWritten1797200300000,
  WithoutRequestsAt1797200500000,
  TableChanges1797300000000,
  ClockJobs1797400000000,
  RateLimits1797500000000,
  Erasures1797800600002,
  RefusedSetups1797910000000,
];
