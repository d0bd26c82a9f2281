import type { BookingOptions, BookingStatus, BookingView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';

/** An instant as the venue's wall shows it: "Thursday, November 26 at 2:30 PM". */
export const momentText = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...({ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
  }).format(new Date(instant));

/** What is known of a booking's limits, in a list as on its own page. */
export type Limits = BookingOptions & Pick<BookingView, 'status' | 'timezone' | 'totalPrice'>;

/** What a cancellation gives back, said before the last press (U14). */
export const refundText = ({ refundNow, refundHours, refundUntil, timezone, totalPrice }: Limits): string => {
  if (totalPrice === 0) return 'There is nothing to refund.';
  if (refundNow > 0) return `You will get ${money(refundNow)} back.`;
  return `No refund: the full refund ended ${refundHours} hours before the start, ${momentText(refundUntil, timezone)}.`;
};

/** Why nothing can be changed any more; undefined while it can (U13). */
export const lockedText = ({ canMove, status, moveHours, moveUntil, timezone }: Limits): string | undefined => {
  if (canMove) return undefined;
  if (status === 'pending' || status === 'confirmed')
    return `Changes ended ${moveHours} hours before the start, ${momentText(moveUntil, timezone)}.`;
  return 'There is nothing left to change.';
};

interface Heading {
  readonly title: string;
  readonly lead: string;
}

const open: Heading = { title: 'Your booking', lead: 'See it, move it, change who comes, or cancel it.' };
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

/** What the page is called, as the booking stands. */
export const headingOf = ({ status }: Pick<BookingView, 'status'>): Heading => headings[status];
