import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The team of each front, and the tokens with which teams release them (docs/adr/0095). */
export class DeployTokens1798000000046 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table frontends.fronts (
        app    text   not null,
        team   text   not null,
        routes text[] not null,
        constraint fronts_pkey primary key (app)
      );
      create table frontends.deploy_tokens (
        id           text        not null,
        app          text        not null,
        name         text        not null,
        secret_hash  bytea       not null,
        created_at   timestamptz not null,
        expires_at   timestamptz not null,
        last_used_at timestamptz,
        revoked_at   timestamptz,
        constraint deploy_tokens_pkey primary key (id),
        constraint deploy_tokens_app foreign key (app) references frontends.fronts (app)
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('drop table frontends.deploy_tokens; drop table frontends.fronts;');
}
