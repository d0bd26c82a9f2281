import type { RevokeReason, VoucherStatus, VoucherView } from '@northlight/contracts';
import { dateText, money } from '@northlight/site-kit';
import { texts } from '../../texts/gift-vouchers.ts';

export const statusWords: Readonly<Record<VoucherStatus, string>> = {
  live: texts.good,
  spent: texts.spent,
  expired: texts.expired,
  revoked: texts.revoked,
};

export const reasonWords: Readonly<Record<RevokeReason, string>> = {
  lost: texts.itWasLostOrStolen,
  sent_by_mistake: texts.itWasSentByMistake,
  paid_back: texts.itWasPaidBack,
  misuse: texts.itWasMisused,
  other: texts.anotherReason,
};

/** As people name it: by the last letters of its code. */
export const nameOf = ({ codeEnd }: Pick<VoucherView, 'codeEnd'>): string => `…${codeEnd}`;

/** What it is, in one line. */
export const aboutVoucher = ({ balance, amount, expires }: VoucherView): string =>
  texts.ofLeftGoodUntil({ balance: money(balance), amount: money(amount), expires: dateText(expires) });
