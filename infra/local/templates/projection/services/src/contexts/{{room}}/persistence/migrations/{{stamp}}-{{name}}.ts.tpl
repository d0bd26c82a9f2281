import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The read model of {{name}}.projection.ts. */
export class {{Name}}{{stamp}} implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table {{roomSnake}}.{{snake}} (
        venue_id integer not null,
        stream   text    not null,
        times    integer not null check (times > 0),
        constraint {{snake}}_pkey primary key (venue_id, stream)
      )`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table {{roomSnake}}.{{snake}}');
}
