import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { networkOf } from '../../../platform/kernel/network-of.js';
import { meantBy } from '../../../platform/kernel/readable-code.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { guessLimit } from '../domain/try-limit.js';
import { ledgerOf } from '../domain/voucher-code.js';
import type { VoucherRef } from '../domain/voucher-id.js';
import { type HeldVoucher, type PayingVoucher, type VoucherDetails, Vouchers } from '../domain/vouchers.js';
import { type PayingVoucherRow, payingVoucher, payingVoucherOf, statusOf } from './paying-voucher.js';
import { Recipients } from './recipients.js';
import { hashOf } from './voucher-codes.js';

/** The gift vouchers as their tables tell them. */
@Injectable()
export class StoredVouchers extends Vouchers {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly recipients: Recipients,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {
    super();
  }

  async held(typed: string, address: string): Promise<HeldVoucher> {
    const counted = [{ limit: guessLimit, whose: networkOf(address) }];
    await this.limiter.consume(counted);
    const code = meantBy(typed);
    const ledger = ledgerOf(code);
    const row = ledger === undefined ? undefined : await this.byCode(ledger, code);
    if (!row) throw new Refusal('VOUCHER_NOT_FOUND');
    await this.limiter.reward(counted);
    return row;
  }

  async find({ ledger, id }: VoucherRef): Promise<VoucherDetails | undefined> {
    const { rows } = await this.pool.query<Omit<VoucherDetails, 'recipient'> & { ref: string }>(
      `select amount, expires::text, revoked_at is not null as "isRevoked", recipient_ref as ref
       from vouchers.vouchers where ledger = $1 and id = $2`,
      [ledger, id],
    );
    const [found] = rows;
    if (!found) return undefined;
    const { ref, ...details } = found;
    return { ...details, recipient: await this.recipients.read(ref) };
  }

  async ofBooking(bookingId: string): Promise<PayingVoucher | undefined> {
    const { rows } = await this.pool.query<{ voucher: PayingVoucherRow | null }>(
      `select ${payingVoucher('$1::uuid')} as voucher`,
      [bookingId],
    );
    const voucher = rows[0]?.voucher;
    return voucher ? payingVoucherOf(voucher, this.clock.now()) : undefined;
  }

  async ofOrder(orderId: string): Promise<VoucherRef | undefined> {
    const { rows } = await this.pool.query<VoucherRef>(
      'select ledger, voucher_id as id from vouchers.spendings where booking_id = $1 and venue_id is null',
      [orderId],
    );
    return rows[0];
  }

  private async byCode(ledger: number, code: string): Promise<HeldVoucher | undefined> {
    const { rows } = await this.pool.query<HeldVoucher>(
      `select ledger, id, balance, expires::text, ${statusOf('v')} as status
       from vouchers.vouchers v where ledger = $1 and code_hash = $2`,
      [ledger, hashOf(code)],
    );
    return rows[0];
  }
}
