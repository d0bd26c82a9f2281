import type {
  BookingCancelledView,
  BookingMoney,
  BookingOptions,
  BookingStatus,
  BookingView,
} from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { momentText } from '../../moment-text.ts';
import { texts } from '../../texts/manage-booking.ts';

/** What is known of a booking's limits, in a list as on its own page. */
export type Limits = BookingOptions & Pick<BookingView, 'status' | 'timezone' | 'paid'>;

/** Guests pay at the venue: whoever has not paid yet gets nothing back, and has nothing to pay either. */
export const nothingPaid = texts.nothingToRefundNothing;

/** What a cancellation gives back, said before the last press (U14). */
export const refundText = (booking: Limits): string => {
  const { refundNow, voucherNow = 0, refundHours, refundUntil, timezone, paid } = booking;
  if (refundNow > 0 || voucherNow > 0) return backText(refundNow, voucherNow);
  if (paid === 0) return nothingPaid;
  return texts.noRefundTheDeadline({ refundHours, refundUntil: momentText(refundUntil, timezone) });
};

/** The same once it is done. */
export const cancelledText = ({ paid, refund, voucherBack }: BookingCancelledView): string =>
  backText(refund, voucherBack) || (paid === 0 ? nothingPaid : texts.noRefund);

/** What goes back to the customer, and what to their gift voucher. */
export const backText = (refund: number, voucher = 0): string =>
  [
    refund > 0 ? texts.youWillGetBack({ refund: money(refund) }) : '',
    voucher > 0 ? texts.goesBackToYourGift({ voucher: money(voucher) }) : '',
  ]
    .filter(Boolean)
    .join(' ');

/** What a gift voucher paid, or what went back to it, and what is left. */
export const voucherText = ({ voucher = 0, voucherBack = 0, voucherLeft = 0, status }: BookingView): string => {
  const amounts = {
    voucher: money(voucher),
    voucherBack: money(voucherBack),
    voucherLeft: money(voucherLeft),
  };
  if (voucherBack === 0) return texts.left(amounts);
  return status === 'cancelled' ? texts.returnedLeft(amounts) : texts.returnedLeftOf(amounts);
};

/** Why nothing can be changed any more; undefined while it can (U13). */
export const lockedText = ({ canMove, status, moveHours, moveUntil, timezone }: Limits): string | undefined => {
  if (canMove) return undefined;
  if (status === 'pending' || status === 'confirmed')
    return texts.thisBookingCanNoLonger({ moveHours, moveUntil: momentText(moveUntil, timezone) });
  return texts.thisBookingCanNoLongerSentence;
};

type RefundFacts = BookingMoney & Pick<BookingView, 'voucherBack' | 'refundPaidAt' | 'timezone'>;

interface Heading {
  readonly title: string;
  readonly lead: string;
}

const open: Heading = { title: texts.yourBooking, lead: texts.viewRescheduleChangeOrCancel };
const held: Heading = { title: texts.yourSeatsAreHeld, lead: texts.theyArentBookedYetConfirm };
const visited: Heading = { title: texts.yourVisit, lead: texts.thanksForComing };

const headings: Readonly<Record<BookingStatus, Heading>> = {
  pending: open,
  confirmed: open,
  checked_in: { title: texts.yourVisit, lead: texts.youreCheckedInEnjoy },
  completed: visited,
  expired: { title: texts.theseSeatsWereReleased, lead: texts.thisBookingWasntConfirmed },
  cancelled: { title: texts.thisBookingIsCanceled, lead: texts.itsSeatsAreAvailable },
  no_show: { title: texts.yourBooking, lead: texts.theTimeForThisVisit },
};

const venueCalledOff: Heading = {
  title: texts.thisVisitIsCanceled,
  lead: texts.wereSorryYourBooking,
};

/** What the page is called, as the booking stands. */
export function headingOf({
  status,
  holdExpiresAt,
  calledOff,
}: Pick<BookingView, 'status' | 'holdExpiresAt' | 'calledOff'>): Heading {
  if (calledOff) return venueCalledOff;
  return status === 'pending' && holdExpiresAt !== null ? held : headings[status];
}

const longDay = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(at));

/** What became of the money that goes back: a member of staff pays it, and says when; it may be in two turns. */
export function refundedText(booking: RefundFacts): string {
  const { refund, refundState, refundPaid, refundOwed, refundPaidAt, timezone } = booking;
  if (!refund) return nothingBackText(booking);
  const owedText = owedTexts[refundState] ?? texts.notPaidYet;
  const paid = refundPaid > 0 && paidText(money(refundPaid), refundPaidAt && longDay(refundPaidAt, timezone));
  const owed = refundOwed > 0 && owedText({ refundOwed: money(refundOwed) });
  return [paid, owed].filter(Boolean).join('; ');
}

const owedTexts: Partial<Record<BookingMoney['refundState'], typeof texts.notPaidYet>> = {
  failed: texts.notPaidYetWereWorking,
  processing: texts.onItsWay,
};

const paidText = (refundPaid: string, paidOn: string | null | undefined): string =>
  paidOn ? texts.paidOn({ refundPaid, paidOn }) : texts.paid({ refundPaid });

const nothingBackText = ({ paid, kept: retained, voucherBack = 0 }: RefundFacts): string => {
  if (paid === 0) return nothingPaid;
  return voucherBack > 0 && retained === 0 ? texts.returnedInFullToYour : texts.noRefund2;
};
