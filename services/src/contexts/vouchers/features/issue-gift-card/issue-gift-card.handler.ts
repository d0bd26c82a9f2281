import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../../../platform/kernel/clock.js';
import { logger } from '../../../../platform/observability/logger.js';
import { voucher } from '../../domain/voucher.js';
import { endOf, ledgerOf } from '../../domain/voucher-code.js';
import { expiryOf } from '../../domain/voucher-dates.js';
import { voucherStream } from '../../domain/voucher-id.js';
import { type GiftCardRow, GiftCards } from '../../persistence/gift-cards.js';
import { Recipients } from '../../persistence/recipients.js';
import { hashOf } from '../../persistence/voucher-codes.js';

/** A gift card is paid: its voucher is good from now on, and its mail leaves now or on its date. */
export class IssueGiftCard extends Command<void> {
  constructor(readonly giftCardId: string) {
    super();
  }
}

@CommandHandler(IssueGiftCard)
export class IssueGiftCardHandler implements ICommandHandler<IssueGiftCard> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly cards: GiftCards,
    private readonly recipients: Recipients,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat: the voucher has the id of the card, and is issued once. @throws {PersonUnreadable} */
  async execute({ giftCardId }: IssueGiftCard): Promise<void> {
    const card = await this.cards.find(giftCardId);
    if (card?.state !== 'ordered') return;
    const recipient = await this.recipients.read(card.recipientRef);
    if (!recipient) {
      logger.error({ giftCardId }, 'A gift card was paid, and its recipient was erased: nobody has its code');
      return;
    }
    const at = this.clock.now();
    const ledger = ledgerOf(recipient.code) as number;
    const isSent = card.sendOn === null; // a clock sends those of a date
    await this.events.transaction(ledger, (work) => issue(work, card, { code: recipient.code, at, ledger, isSent }));
    await this.cards.noteIssued(card.id, { ledger, isSent });
  }
}

interface Issued {
  readonly code: string;
  readonly at: Date;
  readonly ledger: number;
  readonly isSent: boolean;
}

function issue(work: Work, { id, amount, orderId, recipientRef }: GiftCardRow, { code, at, ledger, isSent }: Issued) {
  const stream = voucherStream(id);
  // guard: a gift card is issued once, however often it is paid for
  if (work.load(voucher, stream).status !== 'none') return;
  const names = { recipientRef, codeHash: hashOf(code), codeEnd: endOf(code) };
  work.apply(voucher, stream, {
    type: 'IssueVoucher',
    amount,
    expires: expiryOf(undefined, at),
    soldBy: orderId,
    ...names,
  });
  if (isSent) work.enqueue('voucher-issued', { ledger, voucherId: id });
}
