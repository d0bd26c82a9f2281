import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is to be seen on pictures that were uploaded: words by the address of the picture. */
export class PictureTexts1796100100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query("alter table catalog.experiences add column picture_texts jsonb not null default '{}'");

  down = (db: QueryRunner): Promise<void> => db.query('alter table catalog.experiences drop column picture_texts');
}
