import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Companion } from '../../../platform/event-store/companion.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import {
  type ForgottenAnywhere,
  type PersonHolder,
  PersonHolders,
  type RotationReport,
} from '../../../platform/privacy/person-holders.js';
import { SealedPersons } from '../../../platform/privacy/sealed-persons.js';
import type { Recipient } from '../domain/vouchers.js';

/** A recipient on their way into the tables. */
export interface KeptRecipient {
  readonly ref: string;
  readonly details: Recipient;
}

/**
 * Who vouchers are for, each sealed with a key of their own (docs/adr/0017), together with the code: forgetting the
 * person, the house forgets the code too, and the voucher stays good for whoever has it.
 */
@Injectable()
export class Recipients implements PersonHolder, Companion<KeptRecipient> {
  private readonly sealed: SealedPersons<Recipient>;

  constructor(
    private readonly pool: pg.Pool,
    cipher: PersonCipher,
    holders: PersonHolders,
  ) {
    this.sealed = new SealedPersons(pool, cipher, 'vouchers');
    holders.add(this);
  }

  /** The recipients of fresh vouchers, written in the commit that issues them. */
  async insert(rows: readonly KeptRecipient[], db: Db): Promise<void> {
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

  async find(email: string): Promise<string[]> {
    const refs = await this.refsOf(email);
    const names = await this.readable(refs);
    const { rows } = await this.pool.query<{ ref: string; end: string; balance: number }>(
      `select recipient_ref as ref, code_end as end, balance from vouchers.vouchers where recipient_ref = any($1)
       order by issued_at desc limit 100`,
      [refs],
    );
    return rows.map(
      ({ ref, end, balance }) => `…${end}  gift voucher  $${dollarsOf(balance)} left  ${names.get(ref)?.name ?? ''}`,
    );
  }

  erase(whom: ForgottenAnywhere | { readonly ref: string }, at: Date): Promise<number> {
    return this.sealed.erase(whom, at);
  }

  rewrap(): Promise<RotationReport> {
    return this.sealed.rewrap();
  }

  unreadable(): Promise<string | undefined> {
    return this.sealed.unreadable();
  }
}
