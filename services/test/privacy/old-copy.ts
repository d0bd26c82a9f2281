import type pg from 'pg';
import { personalData } from '../../src/apps/personal-data.js';

const named = (end: RegExp): string[] => personalData.map(({ place }) => place).filter((place) => end.test(place));
const people = named(/^booking\.customers$|\.persons$/);
const whole = [...named(/\.person_keys$/), 'identity.users', 'identity.former_emails'];

/** What a backup has of people: their rows and keys, and their accounts. */
export class OldCopy {
  constructor(private readonly pool: pg.Pool) {}

  async make(): Promise<void> {
    await this.pool.query('create schema old');
    for (const place of [...people, ...whole]) await this.pool.query(`create table ${copyOf(place)} as table ${place}`);
  }

  /** As after a restore: people are there again, and that somebody was forgotten since is not known. */
  async bringBack(): Promise<void> {
    for (const place of people)
      await this.pool.query(
        `update ${place} p set sealed = o.sealed, email_hash = o.email_hash, erased_at = o.erased_at
         from ${copyOf(place)} o where o.ref = p.ref`,
      );
    for (const place of whole)
      await this.pool.query(
        `insert into ${place} overriding system value table ${copyOf(place)} on conflict do nothing`,
      );
    await this.pool.query('drop schema old cascade');
    await this.pool.query('delete from log.erasures');
  }
}

const copyOf = (place: string): string => `old.${place.replace('.', '_')}`;
