import type { Migration } from '../database/database.js';
import { Log1795300000000 } from './migrations/1795300000000-log.js';
import { Fence1795600000000 } from './migrations/1795600000000-fence.js';
import { Subscriptions1795600100000 } from './migrations/1795600100000-subscriptions.js';

/** Every migration of the event log. */
export const logMigrations: readonly Migration[] = [Log1795300000000, Fence1795600000000, Subscriptions1795600100000];
