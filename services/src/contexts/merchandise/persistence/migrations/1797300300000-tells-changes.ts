import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellChange, tellNoChange } from '../../../../platform/database/tell-change.js';

/** Kept answers about products hear of every change: an order is one. */
export class MerchandiseTellsChanges1797300300000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => tellChange(db, 'merchandise.products');

  down = (db: QueryRunner): Promise<void> => tellNoChange(db, 'merchandise.products');
}
