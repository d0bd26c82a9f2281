import type { OrderChangeView, OrderReason } from '@northlight/contracts';
import { texts } from '../texts/common.ts';
import { whoText } from './moments.ts';

/** Why the house cancels an order. */
export const orderReasonWords: Readonly<Record<OrderReason, string>> = {
  customer_asked: texts.customerRequest,
  not_collected: texts.notPickedUp,
  damaged: texts.damagedOrMissingItems,
  mistake: texts.orderedByMistake,
  not_paid: texts.notPaidInTime,
  paid_too_late: texts.paidTooLate,
  other: texts.otherReason,
};

/** Who did something with an order, for people. */
export const changerOf = ({ who, actor }: OrderChangeView): string => who ?? whoText(actor);
