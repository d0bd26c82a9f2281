import type { MigrationInterface, QueryRunner } from 'typeorm';
import { notifyChange } from '../../../../platform/database/notify-change.js';

/** Tax rates are kept in memory where tickets are sold, and tell of their changes (docs/adr/0093). */
export class TaxRatesTell1798000000044 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query(notifyChange('settings.tax_rates'));

  down = (db: QueryRunner): Promise<void> => db.query('drop trigger tell_change on settings.tax_rates');
}
