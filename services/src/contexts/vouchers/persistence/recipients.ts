import { Injectable } from '@nestjs/common';
import type { Companion } from '@northlight/event-store';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { SealedPersons } from '../../../platform/privacy/sealed-persons.js';
import type { Recipient } from '../domain/vouchers.js';

/** A recipient on their way into the tables. */
export interface StoredRecipient {
  readonly ref: string;
  readonly details: Recipient;
}

/**
 * Who vouchers are for, each sealed with a key of their own (docs/adr/0017), together with the code: forgetting the
 * person, the house forgets the code too, and the voucher stays good for whoever has it.
 */
@Injectable()
export class Recipients implements Companion<StoredRecipient> {
  readonly sealed: SealedPersons<Recipient>;

  constructor(pool: pg.Pool, cipher: PersonCipher) {
    this.sealed = new SealedPersons(pool, cipher, 'vouchers');
  }

  /** The recipients of fresh vouchers, written in the commit that issues them. */
  async insert(rows: readonly StoredRecipient[], db: Db): Promise<void> {
    for (const { ref, details } of rows) await this.sealed.insert(ref, details, db);
  }

  /** Undefined once the person was erased. @throws {PersonUnreadable} when a key is missing */
  read(ref: string): Promise<Recipient | undefined> {
    return this.sealed.read(ref);
  }

  /** Those of these persons who can be read, by their refs. */
  readable(refs: readonly string[]): Promise<ReadonlyMap<string, Recipient>> {
    return this.sealed.readable(refs);
  }

  /** Who has this e-mail, however it is written. */
  refsOf(email: string): Promise<string[]> {
    return this.sealed.refsOf(email);
  }
}
