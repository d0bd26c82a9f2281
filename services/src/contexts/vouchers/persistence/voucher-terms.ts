import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { dueIn, RetentionTerms } from '../../../platform/retention/retention-terms.js';
import { Recipients } from './recipients.js';

/** A voucher's last day is the last one on which it could be spent, or was. */
const lastDay = `greatest(v.issued_at, v.revoked_at, (v.expires + 1)::timestamp at time zone 'UTC',
  (select max(s.at) from vouchers.spendings s where s.voucher_id = v.id))`;

const recipients = `
  select p.ref::text as key, max(${lastDay}) as since
  from vouchers.persons p join vouchers.vouchers v on v.recipient_ref = p.ref
  where p.erased_at is null and v.issued_at < $1
    and not exists (select from vouchers.vouchers n where n.recipient_ref = p.ref and n.issued_at >= $1)
  group by p.ref having max(${lastDay}) < $1`;

/** How long this room keeps for whom vouchers were, and their codes. The money in the books stays. */
@Injectable()
export class VoucherTerms implements OnModuleInit {
  constructor(
    private readonly pool: pg.Pool,
    private readonly recipients: Recipients,
    private readonly terms: RetentionTerms,
  ) {}

  onModuleInit(): void {
    this.terms.add({
      kind: 'vouchers',
      due: dueIn(this.pool, recipients),
      forget: (refs, { at }) => this.recipients.sealed.erase({ refs }, at),
    });
  }
}
