import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps of accounts, their secrets sealed, and recovery codes. */
export class SecondFactors1797600000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table identity.users add column second_factor_at timestamptz;
      create table identity.authenticators (
        user_id      integer     primary key references identity.users on delete cascade,
        sealed       bytea       not null,
        wrapped_key  bytea       not null,
        wrapped_by   text        not null,
        last_step    bigint      not null default 0,
        made_at      timestamptz not null,
        confirmed_at timestamptz
      );
      create table identity.recovery_codes (
        user_id   integer not null references identity.users on delete cascade,
        code_hash bytea   not null,
        primary key (user_id, code_hash)
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop table identity.recovery_codes;
      drop table identity.authenticators;
      alter table identity.users drop column second_factor_at;`);
}
