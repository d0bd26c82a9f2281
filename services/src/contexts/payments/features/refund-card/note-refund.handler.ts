import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Work } from '@northlight/event-store';
import { failSentRefund, settleSentRefund } from '../../../booking/index.js';
import { Accounts } from '../../accounts.js';
import type { RefundPurpose } from '../../domain/account.events.js';
import { account, refundIn } from '../../domain/account.js';
import { accountLedgerOf, accountStream } from '../../domain/account-id.js';
import type { GatewayRefund } from '../../gateway/payment-gateway.js';

/** What the gateway says of a refund becomes true here, for the order and for the booking that it is for. */
export class NoteRefund extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly refund: GatewayRefund,
  ) {
    super();
  }
}

type OfBooking = Extract<RefundPurpose, { kind: 'booking' }>;

@CommandHandler(NoteRefund)
export class NoteRefundHandler implements ICommandHandler<NoteRefund> {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: EventStore,
  ) {}

  /** Safe to repeat, and in any order. */
  async execute({ orderId, refund }: NoteRefund): Promise<void> {
    if (refund.state === 'pending') return;
    const { purpose } = refundIn(await this.accounts.read(orderId), refund.refundId);
    if (purpose.kind !== 'booking')
      return void (await this.accounts.decide(orderId, (work) => noteInAccount(work, orderId, refund)));
    await this.events.transactionOver([purpose.venueId, accountLedgerOf(orderId)], (work, accounts) => {
      const hasChanged = noteInAccount(accounts, orderId, refund);
      if (hasChanged) noteInBooking(work, purpose, refund);
    });
  }
}

/** @returns whether that was news */
function noteInAccount(
  work: Work,
  orderId: string,
  { refundId, gatewayRefundId, state, failure }: GatewayRefund,
): boolean {
  const stream = accountStream(orderId);
  const before = refundIn(work.load(account, stream), refundId).state;
  const after = work.apply(
    account,
    stream,
    state === 'failed'
      ? { type: 'FailCardRefund', refundId, why: failure ?? 'unknown' }
      : { type: 'SettleCardRefund', refundId, gatewayRefundId },
  );
  return refundIn(after, refundId).state !== before;
}

function noteInBooking(work: Work, { bookingId, venueId }: OfBooking, refund: GatewayRefund): void {
  const { refundId, gatewayRefundId: receipt } = refund;
  if (refund.state === 'failed') failSentRefund(work, bookingId, refundId);
  else settleSentRefund(work, { venueId, bookingId }, { refundId, receipt });
}
