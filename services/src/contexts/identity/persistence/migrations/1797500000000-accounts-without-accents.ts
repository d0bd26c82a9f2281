import type { MigrationInterface, QueryRunner } from 'typeorm';
import { trigramIndex } from '../../../../platform/database/trigram-index.js';

/** Admins find accounts without regard to accents and apostrophes: `identity.search_text` is searchText of the contracts. */
export class AccountsWithoutAccents1797500000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create function identity.search_text(text text) returns text language sql immutable strict parallel safe
       return btrim(regexp_replace(translate(replace(replace(replace(replace(replace(lower(regexp_replace(
         normalize(translate(text, '''’‘ʼ\`´', ''), nfkd), '[\\u0300-\\u036f]', '', 'g')),
         'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ς', 'σ'), 'øłđðı', 'olddi'), '\\s+', ' ', 'g'))`,
    );
    await db.query('drop index identity.users_by_parts');
    await db.query(
      trigramIndex('users_by_parts', 'identity.users', [
        `identity.search_text(username_key || ' ' || email_key || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
      ]),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index identity.users_by_parts');
    await db.query('drop function identity.search_text');
    await db.query(
      trigramIndex('users_by_parts', 'identity.users', [
        `username_key || ' ' || email_key || ' ' || lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
      ]),
    );
  }
}
