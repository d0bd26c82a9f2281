import { type GiftCardDesign, giftCardTerms } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { dateInWords } from '../../../platform/kernel/venue-time.js';
import { lastDateOf } from './voucher-dates.js';

/** A gift card that somebody buys, before it is written. */
export interface NewGiftCard {
  readonly id: string;
  readonly amount: Cents;
  readonly design: GiftCardDesign;
  /** yyyy-MM-dd; null: as soon as it is paid. */
  readonly sendOn: string | null;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  /** Who gives it, as the mail says. */
  readonly from: string;
}

const DAY_MS = 86_400_000;

/** Mails of a date leave from this hour on, when it is morning in all of the United States but Hawaii and Alaska. */
const SENT_FROM_UTC_HOUR = 14;

/** The instant from which a gift card of this date is sent. */
export const sentFrom = (sendOn: string): Date => new Date(Date.parse(sendOn) + SENT_FROM_UTC_HOUR * 3_600_000);

/** A gift card is sent on a date from today on, and within a year. @throws {Refusal} GIFT_CARD_DATE */
export function mustBeSendable(sendOn: string | null, at: Date): void {
  if (sendOn === null) return;
  const today = lastDateOf(at);
  const latest = lastDateOf(new Date(at.getTime() + giftCardTerms.mostDaysAhead * DAY_MS));
  if (sendOn < today || sendOn > latest) throw new Refusal('GIFT_CARD_DATE', { latest: dateInWords(latest) });
}
