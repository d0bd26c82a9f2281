import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import pg from 'pg';
import { recordedActs } from '../../platform/audit/audit-log.js';
import { dollarsOf } from '../../platform/kernel/money.js';
import { hashesUntil, type Person, underAddress } from '../../platform/privacy/person.js';
import type { PersonHolder } from '../../platform/privacy/person-holder.js';
import { SealedHolder } from '../../platform/privacy/sealed-holder.js';
import type { Recipient } from './domain/vouchers.js';
import { vouchersPersonalData } from './persistence/personal-data.js';
import { Recipients } from './persistence/recipients.js';

interface Row {
  readonly id: string;
  readonly ref: string;
  readonly codeEnd: string;
  readonly amount: number;
  readonly balance: number;
  readonly expires: string;
  readonly issuedAt: Date;
}

/** Who vouchers were sent to. The money stays with the holder of the code, which is in the mail. */
@Injectable()
export class VoucherHolder extends SealedHolder<Recipient> implements PersonHolder {
  readonly keeps = vouchersPersonalData;

  constructor(
    private readonly pool: pg.Pool,
    private readonly recipients: Recipients,
  ) {
    super(recipients.sealed);
  }

  async find(person: Person): Promise<PersonEntry[]> {
    const vouchers = await this.vouchersOf(person);
    const names = await this.recipients.readable(vouchers.map(({ ref }) => ref));
    return vouchers.map(({ ref, codeEnd, balance, issuedAt }) => ({
      ...{ kind: 'gift voucher', id: `…${codeEnd}`, at: issuedAt.toISOString() },
      ...{ status: [balance > 0 ? 'good' : 'spent'], name: names.get(ref)?.name },
    }));
  }

  async tell(person: Person): Promise<Readonly<Record<string, unknown>>> {
    const rows = await this.vouchersOf(person);
    const people = await this.recipients.readable(rows.map(({ ref }) => ref));
    const ids = rows.map(({ id }) => id);
    return {
      vouchers: rows.map((row) => exportedVoucher(row, people.get(row.ref))),
      onRecord: await recordedActs(this.pool, { kind: 'voucher', ids }, person.userId),
    };
  }

  async erase(person: Person, at: Date): Promise<number> {
    return this.recipients.sealed.erase({ refs: (await this.vouchersOf(person)).map(({ ref }) => ref) }, at);
  }

  private async vouchersOf(person: Person): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(
      `select v.id, recipient_ref as ref, code_end as "codeEnd", amount, balance, expires::text, issued_at as "issuedAt"
       from vouchers.vouchers v join vouchers.persons p on p.ref = v.recipient_ref
       ${underAddress({ hash: 'p.email_hash', since: 'issued_at' })} order by issued_at`,
      hashesUntil(person),
    );
    return rows;
  }
}

const exportedVoucher = ({ codeEnd, amount, balance, expires, issuedAt }: Row, recipient: Recipient | undefined) => ({
  codeEndsWith: codeEnd,
  amount: dollarsOf(amount),
  balance: dollarsOf(balance),
  expires,
  issuedAt: issuedAt.toISOString(),
  ...(recipient && { name: recipient.name, email: recipient.email, message: recipient.message }),
});
