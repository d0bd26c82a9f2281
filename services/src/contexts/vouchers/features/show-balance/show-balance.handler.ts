import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GiftCardBalanceView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { hasExpired } from '../../domain/voucher.js';
import { type HeldVoucher, Vouchers } from '../../domain/vouchers.js';

/** What is left on the voucher of this code? */
export class ShowBalance extends Query<GiftCardBalanceView> {
  constructor(
    readonly code: string,
    /** Where it is asked from: guesses are counted. */
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(ShowBalance)
export class ShowBalanceHandler implements IQueryHandler<ShowBalance> {
  constructor(
    private readonly vouchers: Vouchers,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VOUCHER_NOT_FOUND, TOO_MANY_TRIES */
  async execute({ code, address }: ShowBalance): Promise<GiftCardBalanceView> {
    const held = await this.vouchers.held(code, address);
    const { balance, expires } = held;
    return { status: statusAt(held, this.clock.now()), balance: dollarsOf(balance), expires };
  }
}

function statusAt({ status, balance, expires }: HeldVoucher, at: Date): GiftCardBalanceView['status'] {
  if (status !== 'live') return 'revoked';
  if (hasExpired(expires, at)) return 'expired';
  return balance > 0 ? 'live' : 'spent';
}
