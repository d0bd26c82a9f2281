import { dateText, timeText } from '@northlight/site-kit';
import { SlotButton, SlotGrid, WaitButton } from '@northlight/site-kit/ui';
import { texts } from '../texts/booking-ui.ts';
import { type BoardSlot, offerOf } from './slot-state.ts';

interface SlotBoardProps {
  /** The day on the board, 'yyyy-MM-dd', and today at the venue. */
  readonly date: string;
  readonly today: string;
  readonly slots: readonly BoardSlot[];
  /** Times with less room than this cannot be chosen. */
  readonly tickets: number;
  /** The chosen time, 'HH:MM'. */
  readonly chosen: string | undefined;
  readonly onChoose: (time: string) => void;
  /** Where given, a time that is too full for this party offers its waitlist (U9). */
  readonly onWait?: ((time: string) => void) | undefined;
}

/** The times of one day as a departure board. Shows; it neither fetches nor decides what is chosen. */
export function SlotBoard({ date, today, slots, tickets, chosen, onChoose, onWait }: SlotBoardProps) {
  return (
    <SlotGrid label={texts.timesOn({ date: dateText(date) })}>
      {slots.map((slot) => {
        const { state, note, canWait } = offerOf(slot, tickets, date === today);
        const time = slot.time.slice(0, 5);
        return (
          <SlotButton
            key={slot.id}
            time={timeText(time)}
            {...{ state, note }}
            isChosen={time === chosen?.slice(0, 5)}
            onChoose={() => onChoose(time)}
          >
            {canWait && onWait && <WaitButton time={timeText(time)} onWait={() => onWait(time)} />}
          </SlotButton>
        );
      })}
    </SlotGrid>
  );
}
