import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes on inquiries, sealed with the key of the applicant: the audit names them by their ids (seal-plain-notes.ts). */
export class InquiryNotes1797910100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table franchise.notes (
        id         uuid        not null,
        inquiry_id integer     not null,
        sealed     bytea       not null,
        at         timestamptz not null,
        constraint notes_pkey primary key (id),
        constraint notes_inquiry foreign key (inquiry_id) references franchise.inquiries (id)
      );
      create index notes_of_an_inquiry on franchise.notes (inquiry_id);
    `);

  down = (db: QueryRunner): Promise<void> => db.query('drop table franchise.notes');
}
