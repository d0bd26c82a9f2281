import type { RevokeReason, VoucherStatus, VoucherView } from '@northlight/contracts';
import { dateText, money } from '@northlight/site-kit';
import { texts } from '../../texts/gift-vouchers.ts';

export const statusWords: Readonly<Record<VoucherStatus, string>> = {
  live: texts.active,
  spent: texts.usedUp,
  expired: texts.expired,
  revoked: texts.revoked,
};

export const reasonWords: Readonly<Record<RevokeReason, string>> = {
  lost: texts.lostOrStolen,
  sent_by_mistake: texts.sentByMistake,
  paid_back: texts.refunded,
  misuse: texts.misused,
  other: texts.otherReason,
};

/** As people name it: by the last letters of its code. */
export const nameOf = ({ codeEnd }: Pick<VoucherView, 'codeEnd'>): string => `…${codeEnd}`;

/** What it is, in one line. */
export const aboutVoucher = ({ balance, amount, expires }: VoucherView): string =>
  texts.ofLeftValidUntil({ balance: money(balance), amount: money(amount), expires: dateText(expires) });
