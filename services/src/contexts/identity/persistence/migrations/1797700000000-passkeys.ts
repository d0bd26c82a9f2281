import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of accounts: what their signatures are checked with. */
export class Passkeys1797700000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table identity.passkeys (
        id            integer     primary key generated always as identity,
        user_id       integer     not null references identity.users on delete cascade,
        credential_id text        not null constraint passkeys_credential_id_key unique,
        user_handle   text        not null,
        public_key    bytea       not null,
        sign_count    bigint      not null,
        transports    text[]      not null,
        name          text        not null,
        made_at       timestamptz not null,
        used_at       timestamptz
      );
      create index passkeys_by_user on identity.passkeys (user_id);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table identity.passkeys');
}
