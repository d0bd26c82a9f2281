import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { AccountUses } from '../../../platform/privacy/account-uses.js';
import { dueIn, type RetentionTerm, RetentionTerms } from '../../../platform/retention/retention-terms.js';
import { Correspondents } from './correspondents.js';

const writers = `
  select m.id::text as key, greatest(m.created_at, m.answered_at) as since
  from correspondence.messages m join correspondence.persons p on p.ref = m.id
  where p.erased_at is null and m.created_at < $1 and greatest(m.created_at, m.answered_at) < $1`;

const unconfirmed = `
  select s.ref::text as key, s.asked_at as since
  from correspondence.subscribers s join correspondence.persons p using (ref)
  where p.erased_at is null and s.confirmed_at is null and s.asked_at < $1`;

const accountsInUse = "select user_id from correspondence.messages where status = 'new'";

/** How long this room keeps what was written to it, and addresses that nobody has confirmed. */
@Injectable()
export class CorrespondenceTerms implements OnModuleInit {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly people: Correspondents,
    private readonly terms: RetentionTerms,
    private readonly accounts: AccountUses,
  ) {}

  onModuleInit(): void {
    this.accounts.add(accountsInUse, (userId, db) =>
      db.query('update correspondence.messages set user_id = null where user_id = $1', [userId]),
    );
    const forget: RetentionTerm['forget'] = (refs, { at }) => this.people.erase({ refs }, at);
    this.terms.add(
      { kind: 'messages', due: dueIn(this.pool, writers), forget },
      { kind: 'unconfirmed', due: dueIn(this.pool, unconfirmed), forget },
    );
  }
}
