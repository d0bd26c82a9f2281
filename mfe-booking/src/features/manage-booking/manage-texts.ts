import type {
  BookingCancelledView,
  BookingMoney,
  BookingOptions,
  BookingStatus,
  BookingView,
} from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { momentText } from '../../moment-text.ts';

/** What is known of a booking's limits, in a list as on its own page. */
export type Limits = BookingOptions & Pick<BookingView, 'status' | 'timezone' | 'paid'>;

/** Guests pay at the venue: whoever has not paid yet gets nothing back, and has nothing to pay either. */
export const nothingPaid = 'Nothing to refund: nothing was charged.';

/** What a cancellation gives back, said before the last press (U14). */
export const refundText = (booking: Limits): string => {
  const { refundNow, voucherNow = 0, refundHours, refundUntil, timezone, paid } = booking;
  if (refundNow > 0 || voucherNow > 0) return backText(refundNow, voucherNow);
  if (paid === 0) return nothingPaid;
  return `No refund: the full refund ended ${refundHours} hours before the start, ${momentText(refundUntil, timezone)}.`;
};

/** The same once it is done. */
export const cancelledText = ({ paid, refund, voucherBack }: BookingCancelledView): string =>
  backText(refund, voucherBack) || (paid === 0 ? nothingPaid : 'No refund.');

/** What goes back to the customer, and what to their gift voucher. */
export const backText = (refund: number, voucher = 0): string =>
  [
    refund > 0 ? `You will get ${money(refund)} back.` : '',
    voucher > 0 ? `${money(voucher)} goes back to your gift voucher.` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** What a gift voucher paid, or what went back to it, and what is left. */
export const voucherText = ({ voucher = 0, voucherBack = 0, voucherLeft = 0, status }: BookingView): string => {
  const gone = voucherBack > 0 ? `${money(voucherBack)} went back to it` : '';
  const paid = status === 'cancelled' && gone ? gone : [`−${money(voucher)}`, gone].filter(Boolean).join(', ');
  return `${paid}. ${money(voucherLeft)} left on it.`;
};

/** Why nothing can be changed any more; undefined while it can (U13). */
export const lockedText = ({ canMove, status, moveHours, moveUntil, timezone }: Limits): string | undefined => {
  if (canMove) return undefined;
  if (status === 'pending' || status === 'confirmed')
    return `Changes ended ${moveHours} hours before the start, ${momentText(moveUntil, timezone)}.`;
  return 'There is nothing left to change.';
};

type RefundFacts = BookingMoney & Pick<BookingView, 'voucherBack' | 'refundPaidAt' | 'timezone'>;

interface Heading {
  readonly title: string;
  readonly lead: string;
}

const open: Heading = { title: 'Your booking', lead: 'See it, move it, change who comes, or cancel it.' };
const held: Heading = { title: 'Your seats are held', lead: 'They are not booked yet: confirm them to keep them.' };
const visited: Heading = { title: 'Your visit', lead: 'Thank you for coming.' };

const headings: Readonly<Record<BookingStatus, Heading>> = {
  pending: open,
  confirmed: open,
  checked_in: { title: 'Your visit', lead: 'You are checked in. Enjoy it.' },
  completed: visited,
  expired: { title: 'These seats were given back', lead: 'The time to confirm this booking is over.' },
  cancelled: { title: 'This booking is cancelled', lead: 'Its seats are free for others.' },
  no_show: { title: 'Your booking', lead: 'The time of this visit is over.' },
};

const venueCalledOff: Heading = {
  title: 'This visit is called off',
  lead: 'We are sorry. Your booking is cancelled, and whatever you paid goes back to you.',
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

/** What became of the money that goes back: somebody of the house pays it, and says when; it may be in two turns. */
export function refundedText(booking: RefundFacts): string {
  const { refund, refundState, refundPaid, refundOwed, refundPaidAt, timezone } = booking;
  if (!refund) return nothingBackText(booking);
  const paid =
    refundPaid > 0 && `${money(refundPaid)}, paid${refundPaidAt ? ` on ${longDay(refundPaidAt, timezone)}` : ''}`;
  const owed =
    refundOwed > 0 && `${money(refundOwed)}, not paid out yet${refundState === 'failed' ? ': we are on it' : ''}`;
  return [paid, owed].filter(Boolean).join('; ');
}

const nothingBackText = ({ paid, kept, voucherBack = 0 }: RefundFacts): string => {
  if (paid === 0) return nothingPaid;
  return voucherBack > 0 && kept === 0 ? 'All of it went back to your gift voucher' : 'No refund';
};
