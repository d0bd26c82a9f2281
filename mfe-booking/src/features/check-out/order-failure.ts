import type { FieldError } from '@northlight/contracts';
import { HttpError } from '@northlight/site-kit';
import { texts } from '../../texts/check-out.ts';

/** Why an order did not come about. */
export interface OrderFailure {
  /** The line that it is about, where one visit could not be booked. */
  readonly lineId?: string;
  readonly message: string;
  /** Problems of single fields, in the server's words. */
  readonly fields: readonly FieldError[];
  /** True when the time of the visit is not to be had. */
  readonly isAboutTime: boolean;
  /** True when it is about the gift voucher. */
  readonly isAboutVoucher?: boolean;
}

const aboutTime = /^(SLOT_|DATE_PAST$|TIME_SKIPPED$)/;

/** A failed request → what to say. Never the raw body (U33). */
export const orderFailureOf = (reason: unknown, lineId?: string): OrderFailure => {
  const about = lineId === undefined ? {} : { lineId };
  if (!(reason instanceof HttpError)) {
    return { ...about, message: texts.pleaseTryAgain, fields: [], isAboutTime: false };
  }
  const { code, errors, userMessage = texts.pleaseTryAgain } = reason;
  return {
    ...about,
    message: userMessage,
    fields: errors,
    isAboutTime: aboutTime.test(code),
    ...(/^(VOUCHER_|PROMO_|ONE_CODE)/.test(code) && { isAboutVoucher: true }),
  };
};
