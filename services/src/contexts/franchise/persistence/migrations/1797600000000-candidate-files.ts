import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of candidates: names and bytes sealed with the key of the inquiry's person, so that they are lost with it. */
export class CandidateFiles1797600000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table franchise.candidate_files (
        id             integer     not null generated always as identity,
        inquiry_id     integer     not null,
        kind           text        not null check (kind in ('resume', 'business-plan')),
        type           text        not null,
        bytes          integer     not null check (bytes > 0),
        sealed_name    bytea       not null,
        sealed_content bytea       not null,
        created_at     timestamptz not null,
        constraint candidate_files_pkey primary key (id),
        constraint candidate_files_one_of_a_kind unique (inquiry_id, kind),
        constraint candidate_files_inquiry foreign key (inquiry_id) references franchise.inquiries (id)
      );
      -- what is encrypted cannot be compressed
      alter table franchise.candidate_files alter column sealed_content set storage external;
    `);

  down = (db: QueryRunner): Promise<void> => db.query('drop table franchise.candidate_files');
}
