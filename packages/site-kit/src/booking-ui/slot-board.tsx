import type { SlotView } from '@northlight/contracts';
import { dateText, timeText } from '@northlight/site-kit';
import { SlotButton, SlotGrid } from '@northlight/site-kit/ui';
import { offerOf } from './slot-state.ts';

interface SlotBoardProps {
  /** The day on the board, 'yyyy-MM-dd', and today at the venue. */
  readonly date: string;
  readonly today: string;
  readonly slots: readonly SlotView[];
  /** Times with less room than this cannot be chosen. */
  readonly tickets: number;
  /** The chosen time, 'HH:MM'. */
  readonly chosen: string | undefined;
  readonly onChoose: (time: string) => void;
}

/** The times of one day as a departure board. Shows; it neither fetches nor decides what is chosen. */
export function SlotBoard({ date, today, slots, tickets, chosen, onChoose }: SlotBoardProps) {
  return (
    <SlotGrid label={`Times on ${dateText(date)}`}>
      {slots.map((slot) => {
        const { state, note } = offerOf(slot, tickets, date === today);
        return (
          <SlotButton
            key={slot.id}
            time={timeText(slot.time)}
            state={state}
            note={note}
            isChosen={slot.time.slice(0, 5) === chosen?.slice(0, 5)}
            onChoose={() => onChoose(slot.time.slice(0, 5))}
          />
        );
      })}
    </SlotGrid>
  );
}
