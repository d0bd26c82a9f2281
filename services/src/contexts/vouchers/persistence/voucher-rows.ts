import { Injectable } from '@nestjs/common';
import type { RevokeReason, VoucherView } from '@northlight/contracts';
import pg from 'pg';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { hasExpired } from '../domain/voucher.js';
import type { VoucherRef } from '../domain/voucher-id.js';
import { Recipients } from './recipients.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A voucher as the projection wrote it; amounts in cents. */
export interface VoucherRow extends VoucherRef {
  readonly codeEnd: string;
  readonly amount: number;
  readonly balance: number;
  readonly expires: string;
  readonly issuedAt: Date;
  readonly recipientRef: string;
  readonly revokedAt: Date | null;
  readonly revokedFor: RevokeReason | null;
}

/** Which vouchers, the latest first. */
export interface VoucherChoice {
  /** With this end, or for one of these; unset is all. */
  readonly which?: { readonly codeEnd: string; readonly recipientRefs: readonly string[] } | undefined;
  /** The last of the page before. */
  readonly before?: { readonly issuedAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

interface SpendingRow {
  readonly voucherId: string;
  readonly bookingId: string;
  readonly reference: string;
  readonly venueId: number | null;
  readonly cents: number;
  readonly givenBack: number;
  readonly at: Date;
}

const columns = `ledger, id, code_end as "codeEnd", amount, balance, expires::text, issued_at as "issuedAt",
  recipient_ref as "recipientRef", revoked_at as "revokedAt", revoked_for as "revokedFor"`;

/** The vouchers for whoever issues them. */
@Injectable()
export class VoucherRows {
  constructor(
    private readonly pool: pg.Pool,
    private readonly recipients: Recipients,
  ) {}

  /** @throws {Refusal} VOUCHER_NOT_FOUND */
  async byId(id: string): Promise<VoucherRow> {
    if (!uuid.test(id)) throw new Refusal('VOUCHER_NOT_FOUND');
    const { rows } = await this.pool.query<VoucherRow>(`select ${columns} from vouchers.vouchers where id = $1`, [id]);
    if (!rows[0]) throw new Refusal('VOUCHER_NOT_FOUND');
    return rows[0];
  }

  async page({ which, before, limit }: VoucherChoice): Promise<VoucherRow[]> {
    const { rows } = await this.pool.query<VoucherRow>(
      `select ${columns} from vouchers.vouchers
       where ($1::text is null or code_end = $1 or recipient_ref = any($2::uuid[]))
         and ($3::timestamptz is null or (issued_at, id) < ($3, $4::uuid))
       order by issued_at desc, id desc limit $5`,
      [which?.codeEnd ?? null, which?.recipientRefs ?? [], before?.issuedAt ?? null, before?.id ?? null, limit],
    );
    return rows;
  }

  /** The same vouchers as they are shown at an instant. */
  async views(rows: readonly VoucherRow[], at: Date): Promise<VoucherView[]> {
    const people = await this.recipients.readable(rows.map(({ recipientRef }) => recipientRef));
    const spendings = await this.spendingsOf(rows);
    return rows.map((row) => {
      const { name, email, message } = people.get(row.recipientRef) ?? {};
      const recipient = name === undefined ? null : { name, email: email ?? '', message: message ?? '' };
      return {
        ...viewOf(row, at),
        recipient,
        spentOn: spendings.filter(({ voucherId }) => voucherId === row.id).map(spendingOf),
      };
    });
  }

  private async spendingsOf(rows: readonly VoucherRow[]): Promise<SpendingRow[]> {
    const { rows: found } = await this.pool.query<SpendingRow>(
      `select voucher_id as "voucherId", booking_id as "bookingId", reference, venue_id as "venueId", cents,
         given_back as "givenBack", at
       from vouchers.spendings where (ledger, voucher_id) in (select * from unnest($1::int[], $2::uuid[])) order by at`,
      [rows.map(({ ledger }) => ledger), rows.map(({ id }) => id)],
    );
    return found;
  }
}

const viewOf = (row: VoucherRow, at: Date) => ({
  id: row.id,
  codeEnd: row.codeEnd,
  status: statusOf(row, at),
  amount: dollarsOf(row.amount),
  balance: dollarsOf(row.balance),
  expires: row.expires,
  issuedAt: row.issuedAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  revokedFor: row.revokedFor,
});

function statusOf({ revokedAt, expires, balance }: VoucherRow, at: Date): VoucherView['status'] {
  if (revokedAt) return 'revoked';
  if (hasExpired(expires, at)) return 'expired';
  return balance > 0 ? 'live' : 'spent';
}

const spendingOf = ({ bookingId, reference, venueId, cents, givenBack, at }: SpendingRow) => ({
  bookingId,
  reference,
  venueId,
  amount: dollarsOf(cents),
  givenBack: dollarsOf(givenBack),
  at: at.toISOString(),
});
