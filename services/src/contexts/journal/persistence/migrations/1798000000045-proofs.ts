import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Proofs of the books, and what did not add up. */
export class Proofs1798000000045 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table journal.proofs (
        proof    text        not null,
        day      date        not null,
        at       timestamptz not null,
        compared integer     not null,
        constraint proofs_pkey primary key (proof, day)
      );
      create table journal.differences (
        id            uuid        not null,
        proof         text        not null,
        what          text        not null,
        day           date        not null,
        subject       text        not null,
        expected      bigint      not null,
        actual        bigint      not null,
        found_at      timestamptz not null,
        -- Without a reason it was gone when it was looked for again.
        settled_at    timestamptz,
        settled_for   text,
        constraint differences_pkey primary key (id)
      );
      create unique index differences_that_are_open on journal.differences (proof, what, subject) where settled_at is null;
      create index differences_that_were_settled on journal.differences (proof, what, subject) where settled_for is not null;`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table journal.differences; drop table journal.proofs');
}
