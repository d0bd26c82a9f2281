import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { dollarsOf } from '../../platform/kernel/money.js';
import {
  type AccountHolder,
  type AccountOwner,
  addressesOf,
  isOwnedAt,
  type OwnedAddress,
} from '../../platform/privacy/account-holders.js';
import type { Recipient } from './domain/vouchers.js';
import { vouchersPersonalData } from './persistence/personal-data.js';
import { Recipients } from './persistence/recipients.js';

interface Row {
  readonly ref: string;
  readonly codeEnd: string;
  readonly amount: number;
  readonly balance: number;
  readonly expires: string;
  readonly issuedAt: Date;
}

/** The vouchers that were sent to the proven e-mail of an account, for its owner to take along; the code is in the mail. */
@Injectable()
export class VoucherAccountHolder implements AccountHolder {
  readonly keeps = vouchersPersonalData;

  constructor(
    private readonly pool: pg.Pool,
    private readonly recipients: Recipients,
  ) {}

  async tell(owner: AccountOwner): Promise<{ vouchers: readonly unknown[] }> {
    const told = await Promise.all(addressesOf(owner).map((address) => this.underAddress(address)));
    return { vouchers: told.flat() };
  }

  private async underAddress(address: OwnedAddress): Promise<unknown[]> {
    const refs = await this.recipients.refsOf(address.email);
    const people = await this.recipients.readable(refs);
    const { rows } = await this.pool.query<Row>(
      `select recipient_ref as ref, code_end as "codeEnd", amount, balance, expires::text, issued_at as "issuedAt"
       from vouchers.vouchers where recipient_ref = any($1) order by issued_at`,
      [refs],
    );
    return rows.filter(({ issuedAt }) => isOwnedAt(address, issuedAt)).map((row) => toldOf(row, people.get(row.ref)));
  }

  /** The money stays with whoever has the code. */
  async forget({ email }: AccountOwner, at: Date): Promise<void> {
    if (email !== undefined) await this.recipients.erase({ email }, at);
  }
}

const toldOf = ({ codeEnd, amount, balance, expires, issuedAt }: Row, recipient: Recipient | undefined) => ({
  codeEndsWith: codeEnd,
  amount: dollarsOf(amount),
  balance: dollarsOf(balance),
  expires,
  issuedAt: issuedAt.toISOString(),
  ...(recipient && { name: recipient.name, email: recipient.email, message: recipient.message }),
});
