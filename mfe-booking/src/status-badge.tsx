import type { BookingStatus } from '@northlight/contracts';
import { Badge, type BadgeTone } from '@northlight/site-kit';
import { CircleCheck, CircleCheckBig, CircleDashed, CircleSlash, CircleX, DoorOpen, TimerOff } from 'lucide-react';
import { texts } from './texts/common.ts';

interface Look {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly Icon: typeof CircleCheck;
}

const looks: Readonly<Record<BookingStatus, Look>> = {
  pending: { text: texts.reserved, tone: 'held', Icon: CircleDashed },
  confirmed: { text: texts.confirmed, tone: 'good', Icon: CircleCheck },
  checked_in: { text: texts.checkedIn, tone: 'good', Icon: DoorOpen },
  completed: { text: texts.visited, tone: 'plain', Icon: CircleCheckBig },
  expired: { text: texts.expired, tone: 'soldOut', Icon: TimerOff },
  cancelled: { text: texts.canceled, tone: 'bad', Icon: CircleX },
  no_show: { text: texts.missed, tone: 'soldOut', Icon: CircleSlash },
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
