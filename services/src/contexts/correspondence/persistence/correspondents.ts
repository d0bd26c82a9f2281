import { Inject, Injectable } from '@nestjs/common';
import type { WrittenMessage } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { type Forgotten, SealedPersons } from '../../../platform/privacy/sealed-persons.js';

/** The schema of this room. */
export const schema = 'correspondence';

/** What is sealed of somebody: a subscriber has an e-mail, a writer their message besides, and what was answered. */
export type Correspondent = Pick<WrittenMessage, 'email'> & Partial<WrittenMessage> & { readonly answer?: string };

const ofNobody = `
  update correspondence.messages m set user_id = null from correspondence.persons p
  where p.ref = m.id and m.user_id is not null and p.erased_at is not null`;

/** Everybody who wrote, or asked for the newsletter: one entry each time. */
@Injectable()
export class Correspondents extends SealedPersons<Correspondent> {
  constructor(
    @Inject(pg.Pool) private readonly all: pg.Pool,
    @Inject(PersonCipher) cipher: PersonCipher,
  ) {
    super(all, cipher, schema);
  }

  /** What is left of their messages leads to no account any more, in the same commit. */
  override erase(whom: Forgotten, at: Date, db?: Db): Promise<number> {
    const forget = async (client: Db): Promise<number> => {
      const erased = await super.erase(whom, at, client);
      await client.query(ofNobody, []);
      return erased;
    };
    return db ? forget(db) : inTransaction(this.all, forget);
  }
}
