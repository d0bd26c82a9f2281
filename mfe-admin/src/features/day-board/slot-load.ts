import type { BoardSlotView } from '@northlight/contracts';
import { timeText } from '@northlight/site-kit';
import { texts } from '../../texts/day-board.ts';

/** What an operator reads of one slot: the word stands beside the colour. */
export interface SlotLoad {
  readonly time: string;
  readonly taken: string;
  readonly state: 'free' | 'full' | 'closed';
  readonly hasStarted: boolean;
  /** Seats taken of all, 0 to 1. */
  readonly share: number;
  /** The same as one sentence. */
  readonly spoken: string;
}

export function slotLoad({ time, capacity, bookedCount, isClosed, hasStarted }: BoardSlotView): SlotLoad {
  const state = stateOf(isClosed, bookedCount >= capacity);
  const words = {
    free: texts.ofSeatsBooked({ bookedCount, capacity }),
    full: texts.fullSeats({ capacity }),
    closed: 'closed',
  };
  const slot = `${timeText(time)}, ${words[state]}`;
  return {
    time: timeText(time),
    taken: { free: `${bookedCount}/${capacity}`, full: 'full', closed: 'closed' }[state],
    state,
    hasStarted,
    share: capacity === 0 ? 0 : bookedCount / capacity,
    spoken: hasStarted ? texts.started({ slot }) : slot,
  };
}

const stateOf = (isClosed: boolean, isFull: boolean): SlotLoad['state'] => {
  if (isClosed) return 'closed';
  return isFull ? 'full' : 'free';
};

/** Seats taken and seats in all of the slots that are open. */
export const loadOf = (slots: readonly BoardSlotView[]) => {
  const open = slots.filter(({ isClosed }) => !isClosed);
  const sum = (of: (slot: BoardSlotView) => number) => open.reduce((total, slot) => total + of(slot), 0);
  return { booked: sum(({ bookedCount }) => bookedCount), capacity: sum(({ capacity }) => capacity) };
};
