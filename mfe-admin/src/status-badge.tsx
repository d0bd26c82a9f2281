import type { BookingStatus } from '@northlight/contracts';
import { Badge, type BadgeTone } from '@northlight/site-kit';
import { texts } from './texts/common.ts';

const looks: Readonly<Record<BookingStatus, readonly [word: string, tone: BadgeTone]>> = {
  pending: [texts.payAtTheDesk, 'held'],
  confirmed: [texts.expected, 'plain'],
  checked_in: [texts.checkedIn, 'good'],
  completed: [texts.beenHere, 'good'],
  expired: [texts.lapsed, 'soldOut'],
  cancelled: [texts.cancelled, 'bad'],
  no_show: [texts.didNotCome, 'few'],
};

/** Where a booking is in its life, as the desk says it. */
export function StatusBadge({ status }: { readonly status: BookingStatus }) {
  const [word, tone] = looks[status];
  return <Badge $tone={tone}>{word}</Badge>;
}
