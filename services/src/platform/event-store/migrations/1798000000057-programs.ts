import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which events each process that runs can read. A process says so again and again: nothing here has to outlive the server. */
export class Programs1798000000057 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create unlogged table log.programs (
        process uuid        not null,
        reads   jsonb       not null,
        ends_at timestamptz not null,
        constraint programs_pkey primary key (process)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.programs');
}
