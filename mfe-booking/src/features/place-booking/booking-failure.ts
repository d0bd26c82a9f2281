import type { FieldError } from '@northlight/contracts';
import { HttpError } from '@northlight/site-kit';
import { texts } from '../../texts/place-booking.ts';

/** Why a booking did not come about, as the form shows it. */
export interface BookingFailure {
  /** Where it belongs: beside the slots, beside the field of the gift voucher, or beside the button. */
  readonly place: 'slots' | 'voucher' | 'form';
  readonly message: string;
  /** Problems of single fields, in the server's words. */
  readonly fields: readonly FieldError[];
  /** True when the server has decided: the same request again is then a new one. */
  readonly isAnswered: boolean;
}

const aboutTheSlot = /^(SLOT_|OFFER_|DATE_PAST$)/; // a conflict is a 409
const notDecided = [0, 408, 425, 429];

/** A failed POST /api/bookings → what to say, and where. Never the raw body (U33). */
export const failureOf = (reason: unknown): BookingFailure => {
  if (!(reason instanceof HttpError)) {
    return { place: 'form', message: texts.pleaseTryAgain, fields: [], isAnswered: false };
  }
  const { status, errors, userMessage } = reason;
  return {
    place: placeOf(reason),
    message: userMessage ?? texts.pleaseTryAgain,
    fields: errors,
    isAnswered: status < 500 && !notDecided.includes(status),
  };
};

const placeOf = ({ status, code }: HttpError): BookingFailure['place'] => {
  if (/^(VOUCHER|PROMO|ONE_CODE)/.test(code)) return 'voucher';
  return status === 409 || aboutTheSlot.test(code) ? 'slots' : 'form';
};
