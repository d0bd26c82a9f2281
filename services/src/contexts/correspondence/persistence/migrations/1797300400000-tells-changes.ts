import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellChange, tellNoChange } from '../../../../platform/database/tell-change.js';

/** Kept answers with texts hear of every new version. */
export class CorrespondenceTellsChanges1797300400000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => tellChange(db, 'correspondence.contents');

  down = (db: QueryRunner): Promise<void> => tellNoChange(db, 'correspondence.contents');
}
