import type { BookingStatus } from '@northlight/contracts';
import { Badge, type BadgeTone } from '@northlight/site-kit';
import { CircleCheck, CircleCheckBig, CircleDashed, CircleSlash, CircleX, DoorOpen, TimerOff } from 'lucide-react';

interface Look {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly Icon: typeof CircleCheck;
}

const looks: Readonly<Record<BookingStatus, Look>> = {
  pending: { text: 'Reserved', tone: 'held', Icon: CircleDashed },
  confirmed: { text: 'Confirmed', tone: 'good', Icon: CircleCheck },
  checked_in: { text: 'Checked in', tone: 'good', Icon: DoorOpen },
  completed: { text: 'Visited', tone: 'plain', Icon: CircleCheckBig },
  expired: { text: 'Expired', tone: 'soldOut', Icon: TimerOff },
  cancelled: { text: 'Cancelled', tone: 'bad', Icon: CircleX },
  no_show: { text: 'Missed', tone: 'soldOut', Icon: CircleSlash },
};

/** What a booking is now: a word and a shape, and a colour that repeats them. */
export function StatusBadge({ status }: { readonly status: BookingStatus }) {
  const { text, tone, Icon } = looks[status];
  return (
    <Badge $tone={tone}>
      <Icon size={16} aria-hidden />
      {text}
    </Badge>
  );
}
