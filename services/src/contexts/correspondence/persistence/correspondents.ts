import { Inject, Injectable } from '@nestjs/common';
import type { WrittenMessage } from '@northlight/contracts';
import pg from 'pg';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { SealedPersons } from '../../../platform/privacy/sealed-persons.js';

/** The schema of this room. */
export const schema = 'correspondence';

/** What is sealed of somebody: a subscriber has an e-mail, a writer their message besides, and what was answered. */
export type Correspondent = Pick<WrittenMessage, 'email'> & Partial<WrittenMessage> & { readonly answer?: string };

/** Everybody who wrote, or asked for the newsletter: one entry each time. */
@Injectable()
export class Correspondents extends SealedPersons<Correspondent> {
  protected override readonly afterErasing = `
    update correspondence.messages m set user_id = null from correspondence.persons p
    where p.ref = m.id and m.user_id is not null and p.erased_at is not null`;

  constructor(@Inject(pg.Pool) pool: pg.Pool, @Inject(PersonCipher) cipher: PersonCipher) {
    super(pool, cipher, schema);
  }
}
