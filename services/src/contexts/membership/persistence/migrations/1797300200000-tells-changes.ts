import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellChange, tellNoChange } from '../../../../platform/database/tell-change.js';

/** Kept answers about plans hear of every change. */
export class MembershipTellsChanges1797300200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => tellChange(db, 'membership.memberships');

  down = (db: QueryRunner): Promise<void> => tellNoChange(db, 'membership.memberships');
}
