import type { Migration } from '../../../platform/database/database.js';
import { Identity1798000000010 } from './migrations/1798000000010-identity.js';

export const identityMigrations: readonly Migration[] = [Identity1798000000010];
