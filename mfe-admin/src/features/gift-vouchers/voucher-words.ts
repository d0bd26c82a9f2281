import type { RevokeReason, VoucherStatus, VoucherView } from '@northlight/contracts';
import { dateText, money } from '@northlight/site-kit';

export const statusWords: Readonly<Record<VoucherStatus, string>> = {
  live: 'Good',
  spent: 'Spent',
  expired: 'Expired',
  revoked: 'Revoked',
};

export const reasonWords: Readonly<Record<RevokeReason, string>> = {
  lost: 'It was lost or stolen',
  sent_by_mistake: 'It was sent by mistake',
  paid_back: 'It was paid back',
  misuse: 'It was misused',
  other: 'Another reason',
};

/** As people name it: by the last letters of its code. */
export const nameOf = ({ codeEnd }: Pick<VoucherView, 'codeEnd'>): string => `…${codeEnd}`;

/** What it is, in one line. */
export const aboutVoucher = ({ balance, amount, expires }: VoucherView): string =>
  `${money(balance)} of ${money(amount)} left, good until ${dateText(expires)}`;
