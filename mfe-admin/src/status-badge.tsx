import type { BookingStatus } from '@northlight/contracts';
import { Badge, type BadgeTone } from '@northlight/site-kit';

const looks: Readonly<Record<BookingStatus, readonly [word: string, tone: BadgeTone]>> = {
  pending: ['Pay at the desk', 'held'],
  confirmed: ['Expected', 'plain'],
  checked_in: ['Checked in', 'good'],
  completed: ['Been here', 'good'],
  expired: ['Lapsed', 'soldOut'],
  cancelled: ['Cancelled', 'bad'],
  no_show: ['Did not come', 'few'],
};

/** Where a booking is in its life, as the desk says it. */
export function StatusBadge({ status }: { readonly status: BookingStatus }) {
  const [word, tone] = looks[status];
  return <Badge $tone={tone}>{word}</Badge>;
}
