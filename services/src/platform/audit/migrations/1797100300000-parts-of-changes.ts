import type { MigrationInterface, QueryRunner } from 'typeorm';
import { trigramIndex } from '../../database/trigram-index.js';

/** Whoever looks something up types a part of anything, or of who it was; or stays in one room (audit-log.ts). */
export class PartsOfChanges1797100300000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      ${trigramIndex('audit_by_parts', 'log.audit', [
        `coalesce(who, '') || ' ' || what || ' ' || room || ' ' || subject_kind || ' ' || subject_id || ' ' ||
           coalesce(subject, '') || ' ' || coalesce(old::text, '') || ' ' || coalesce(new::text, '')`,
        `coalesce(who, '') || ' ' || role`,
      ])}
      create index audit_of_a_room on log.audit (room, at desc, id desc);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop index log.audit_by_parts, log.audit_of_a_room');
}
