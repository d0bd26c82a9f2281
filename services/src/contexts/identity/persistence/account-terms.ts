import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { AccountUses } from '../../../platform/privacy/account-uses.js';
import { type DueEntry, dueIn, type Moment, RetentionTerms } from '../../../platform/retention/retention-terms.js';
import { forgetDeleted } from './users.repository.js';

const PAGE_SIZE = 500;

/** $1 is when its term must have begun, $2 is now. One that has a plan or a role, or is signed in to, is in use. */
const isUnused = `u.created_at < $1 and u.email_verified_at is null and not u.is_admin and u.roles = '{}' and u.membership_tier = 'none'
  and not exists (select from identity.sessions s where s.sess ->> 'userId' = u.id::text and s.expire > $2)`;

/** A day sooner than its term says: the job that forgets them comes once a day, and no link is good for so long. */
const oldLinks = `select id::text as key, made_at as since from identity.links
  where made_at < $1::timestamptz + interval '1 day'`;

/** How long this room keeps accounts whose address nobody has proven, and the links of account mails. */
@Injectable()
export class AccountTerms implements OnModuleInit {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly uses: AccountUses,
    private readonly clock: Clock,
    private readonly terms: RetentionTerms,
  ) {}

  onModuleInit(): void {
    this.terms.add(
      {
        kind: 'unproven',
        due: (before, limit) => this.unproven(before, limit),
        forget: (ids, moment) => this.remove(ids, moment),
      },
      {
        kind: 'accountEmails',
        due: dueIn(this.pool, oldLinks),
        forget: (ids) => this.pool.query('delete from identity.links where id = any($1::uuid[])', [ids]),
      },
    );
  }

  /** Those on which nothing hangs: page by page, as no index knows which these are, and those of the rooms find an account. */
  private async unproven(before: Date, limit: number): Promise<DueEntry[]> {
    const found: DueEntry[] = [];
    let last = 0;
    do {
      const { rows } = await this.pool.query<{ id: number; since: Date; isFree: boolean }>(
        `with page as materialized (select u.id, u.created_at as since from identity.users u
           where ${isUnused} and u.id > $3 order by u.id limit ${PAGE_SIZE})
         select id, since, ${this.uses.noneOf('page.id')} as "isFree" from page order by id`,
        [before, this.clock.now(), last],
      );
      found.push(...rows.filter(({ isFree }) => isFree).map(({ id, since }) => ({ key: `${id}`, since })));
      last = rows.length === PAGE_SIZE ? (rows.at(-1)?.id ?? 0) : 0;
    } while (last > 0 && found.length < limit);
    return found.slice(0, limit);
  }

  /** One by one, and only what is still as it was found: asked again by the statement that deletes it. */
  private async remove(ids: readonly string[], { at, before }: Moment): Promise<void> {
    for (const id of ids)
      await inTransaction(this.pool, async (db) => {
        const free = `delete from identity.users u where ${isUnused} and u.id = $3 and ${this.uses.noneOf('u.id')}`;
        const { rowCount } = await db.query(free, [before, at, id]);
        if (!rowCount) return;
        await forgetDeleted({ id: Number(id), isAdmin: false, at }, db);
        await this.uses.tellDeleted(Number(id), db);
      });
  }
}
