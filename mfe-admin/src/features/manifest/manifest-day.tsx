import type { DeskBookingView, ManifestSlotView, ManifestView } from '@northlight/contracts';
import { Button, Quiet, Stack } from '@northlight/site-kit';
import { EmptyState, TextField } from '@northlight/site-kit/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { texts } from '../../texts/manifest.ts';
import { dayText } from './day-choice.tsx';
import { partiesOf, partsOf, slotsWith } from './parties.ts';
import { SlotParties } from './slot-parties.tsx';
import { VisibleSlots } from './visible-slots.tsx';

interface ManifestDayProps {
  readonly manifest: ManifestView;
  readonly act: (booking: DeskBookingView) => ReactNode;
}

/** From so many parties on there is a field to find one of them by. */
const many = 12;
/** From so many on only those that are seen are there. */
const long = 100;

/** All parties of a day, or those that are looked for: also among those that are not drawn. */
export function ManifestDay({ manifest: { slots, date }, act }: ManifestDayProps) {
  const [text, setText] = useState('');
  const found = useMemo(() => slotsWith(slots, text), [slots, text]);
  const parts = useMemo(() => partsOf(found), [found]);
  const [all, shown] = [partiesOf(slots).length, partiesOf(found).length];
  if (slots.length === 0)
    return <EmptyState title={texts.noBookingsOnThisDay} hint={texts.thereAreNoBookings({ date: dayText(date) })} />;
  return (
    <Stack $gap="s">
      <h2>{dayText(date)}</h2>
      {(all >= many || text !== '') && (
        <TextField
          label={texts.searchThisDay}
          hint={texts.partOfANamePhone}
          type="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Quiet role="status">{shown === all ? sumOf(slots) : texts.ofBooking({ shown, all })}</Quiet>
      {parts.length === 0 && (
        <EmptyState title={texts.noBookingFound} hint={texts.nothingOnThisDayMatches({ search: text.trim() })}>
          <Button tone="secondary" onClick={() => setText('')}>
            {texts.showAll}
          </Button>
        </EmptyState>
      )}
      {shown < long ? (
        <div>
          {parts.map((part) => (
            <SlotParties key={part.key} part={part} act={act} />
          ))}
        </div>
      ) : (
        <VisibleSlots parts={parts} act={act} />
      )}
    </Stack>
  );
}

/** How many of a party were let in. */
const insideOf = ({ checkedInAt, inside, numberOfTickets }: DeskBookingView): number =>
  checkedInAt === null ? 0 : (inside ?? numberOfTickets);

/** "12 bookings, 31 guests, 4 checked in" */
function sumOf(slots: readonly ManifestSlotView[]): string {
  const live = partiesOf(slots).filter(({ status }) => status !== 'cancelled');
  const people = (some: readonly DeskBookingView[]) =>
    some.reduce((sum, { numberOfTickets }) => sum + numberOfTickets, 0);
  const here = live.reduce((sum, booking) => sum + insideOf(booking), 0);
  return texts.booking({ bookings: live.length, guests: people(live), here });
}
