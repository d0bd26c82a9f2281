import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { Correspondents } from './correspondents.js';

/** An entry in the list of the newsletter, without what is sealed of it. */
export interface Subscriber {
  /** The entry's number among all. */
  readonly number: number;
  readonly ref: string;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  /** Gone from the list: the address is forgotten. */
  readonly isGone: boolean;
}

const columns = `s.nr::int as number, s.ref, s.asked_at as "askedAt", s.confirmed_at as "confirmedAt",
  p.erased_at is not null as "isGone"`;
const source = 'correspondence.subscribers s join correspondence.persons p using (ref)';

/** Who gets the newsletter, or has asked for it. Whoever leaves is forgotten; only that there was somebody stays. */
@Injectable()
export class Subscribers {
  constructor(
    private readonly pool: pg.Pool,
    private readonly people: Correspondents,
  ) {}

  /**
   * Finds the entry of an address, or makes one. Two who ask for the same address at once get the same entry.
   * @param entry the fresh ref that a new entry gets
   */
  async ask(entry: { readonly ref: string; readonly email: string; readonly at: Date }, db: Db): Promise<string> {
    const { ref, email, at } = entry;
    await db.query('select pg_advisory_xact_lock(7110003, $1)', [this.people.lockOf(email)]);
    const { rows } = await db.query<{ ref: string }>(
      `update correspondence.subscribers set asked_at = case when confirmed_at is null then $2 else asked_at end
       where ref = any($1) returning ref`,
      [await this.people.refsOf(email, db), at],
    );
    if (rows[0]) return rows[0].ref;
    await this.people.insert(ref, { email }, db);
    await db.query('insert into correspondence.subscribers (ref, asked_at) values ($1, $2)', [ref, at]);
    return ref;
  }

  async find(ref: string): Promise<Subscriber | undefined> {
    const { rows } = await this.pool.query<Subscriber>(`select ${columns} from ${source} where ref = $1`, [ref]);
    return rows[0];
  }

  /** The entries among these persons. */
  async withRefs(refs: readonly string[]): Promise<Subscriber[]> {
    const { rows } = await this.pool.query<Subscriber>(`select ${columns} from ${source} where ref = any($1)`, [refs]);
    return rows;
  }

  /** The refs of those who have confirmed that they want the newsletter. */
  async onTheList(db: Db): Promise<string[]> {
    const { rows } = await db.query<{ ref: string }>(
      `select ref from ${source} where s.confirmed_at is not null and p.erased_at is null order by s.nr`,
    );
    return rows.map(({ ref }) => ref);
  }

  /** Undefined once the person has left. @throws {PersonUnreadable} */
  async email(ref: string): Promise<string | undefined> {
    return (await this.people.read(ref))?.email;
  }

  /** @returns whether that is news */
  async confirm(ref: string, at: Date, db: Db): Promise<boolean> {
    const { rowCount } = await db.query(
      'update correspondence.subscribers set confirmed_at = $2 where ref = $1 and confirmed_at is null',
      [ref, at],
    );
    return rowCount === 1;
  }

  /** Forgets the address. Safe to repeat. */
  async leave(ref: string, at: Date): Promise<void> {
    await this.people.erase({ refs: [ref] }, at);
  }
}
