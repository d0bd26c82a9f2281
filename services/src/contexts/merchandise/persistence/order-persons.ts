import { Inject, Injectable } from '@nestjs/common';
import type { ShippingAddressDto } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { SealedPersons } from '../../../platform/privacy/sealed-persons.js';

/** What a customer said of themselves. */
export interface CustomerDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Where the merchandise goes; not there where it is picked up. */
  readonly shipTo?: ShippingAddressDto;
}

/** When the e-mail became another one, where it did. */
interface Correction {
  readonly db: Db;
  readonly emailAt: Date | undefined;
}

/** The customers of orders: sealed, each with a key of its own (docs/adr/0017). */
@Injectable()
export class OrderPersons extends SealedPersons<CustomerDetails> {
  constructor(@Inject(pg.Pool) pool: pg.Pool, @Inject(PersonCipher) cipher: PersonCipher) {
    super(pool, cipher, 'merchandise');
  }

  /** Puts right what a customer is called and reached by. @returns false once the person was erased */
  async correct(ref: string, details: CustomerDetails, { db, emailAt }: Correction): Promise<boolean> {
    if (emailAt)
      await db.query('update merchandise.persons set email_corrected_at = $2 where ref = $1', [ref, emailAt]);
    return this.replace(ref, details, db);
  }
}
