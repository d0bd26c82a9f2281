import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/event-store/projection.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import {
  type ForgottenAnywhere,
  type PersonHolder,
  PersonHolders,
  type RotationReport,
} from '../../../platform/privacy/person-holders.js';
import { SealedPersons } from '../../../platform/privacy/sealed-persons.js';

/** What a customer said of themselves. */
export interface CustomerDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** When the e-mail became another one, where it did. */
interface Correction {
  readonly db: Db;
  readonly emailAt: Date | undefined;
}

/** The customers of orders: sealed, each with a key of its own (docs/adr/0017). */
@Injectable()
export class OrderPersons implements PersonHolder {
  private readonly sealed: SealedPersons<CustomerDetails>;

  constructor(
    private readonly pool: pg.Pool,
    cipher: PersonCipher,
    holders: PersonHolders,
  ) {
    this.sealed = new SealedPersons(pool, cipher, 'merchandise');
    holders.add(this);
  }

  insert(ref: string, details: CustomerDetails, db: Db): Promise<void> {
    return this.sealed.insert(ref, details, db);
  }

  /** Puts right what a customer is called and reached by. @returns false once the person was erased */
  async correct(ref: string, details: CustomerDetails, { db, emailAt }: Correction): Promise<boolean> {
    if (emailAt)
      await db.query('update merchandise.persons set email_corrected_at = $2 where ref = $1', [ref, emailAt]);
    return this.sealed.replace(ref, details, db);
  }

  /** Undefined once the person was erased. @throws {PersonUnreadable} when a key is missing */
  read(ref: string): Promise<CustomerDetails | undefined> {
    return this.sealed.read(ref);
  }

  /** Those of these persons who can be read, by their refs. */
  readable(refs: readonly string[]): Promise<ReadonlyMap<string, CustomerDetails>> {
    return this.sealed.readable(refs);
  }

  /** Who ordered with this e-mail, however it is written. */
  refsOf(email: string): Promise<string[]> {
    return this.sealed.refsOf(email);
  }

  async find(email: string): Promise<string[]> {
    const refs = await this.refsOf(email);
    const names = await this.readable(refs);
    const { rows } = await this.pool.query<{ ref: string; reference: string; status: string; pieces: number }>(
      `select person_ref as ref, reference, status,
         (select coalesce(sum(quantity), 0)::int from merchandise.order_products where order_id = id) as pieces
       from merchandise.orders where person_ref = any($1) order by nr desc limit 100`,
      [refs],
    );
    return rows.map(
      ({ ref, reference, status, pieces }) =>
        `${reference}  order  ${pieces} pieces of merchandise  ${status}  ${names.get(ref)?.name ?? ''}`,
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
