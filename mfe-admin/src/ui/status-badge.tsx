import type { BookingStatus } from '@northlight/contracts';
import { Badge, type BadgeTone } from '@northlight/site-kit';
import { texts } from '../texts/common.ts';

const looks: Readonly<Record<BookingStatus, readonly [word: string, tone: BadgeTone]>> = {
  pending: [texts.payAtTheDesk, 'held'],
  confirmed: [texts.expected, 'plain'],
  checked_in: [texts.checkedIn, 'good'],
  completed: [texts.completed, 'good'],
  expired: [texts.expired, 'soldOut'],
  cancelled: [texts.canceled2, 'bad'],
  no_show: [texts.noShow, 'few'],
};

/** Where a booking is in its life, as the desk says it. */
export function StatusBadge({ status }: { readonly status: BookingStatus }) {
  const [word, tone] = looks[status];
  return <Badge $tone={tone}>{word}</Badge>;
}
