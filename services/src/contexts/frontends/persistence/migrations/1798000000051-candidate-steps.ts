import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a candidate has its percentage, how it climbs, why it was stopped; and why an order was given (docs/adr/0101). */
export class CandidateSteps1798000000051 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table frontends.channels
        add column since   timestamptz,
        add column ramp    jsonb,
        add column stopped jsonb;
      update frontends.channels set since = now() where candidate is not null;
      alter table frontends.history add column reason text;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table frontends.channels drop column since, drop column ramp, drop column stopped;
      alter table frontends.history drop column reason;`);
}
