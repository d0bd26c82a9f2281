import type { Story } from '../../../platform/kernel/story.js';
import { dateInWords, timeInWords } from '../../../platform/kernel/venue-time.js';
import type { ReleaseReason, SlotEvent } from './slot.events.js';
import { type Slot, slot } from './slot.js';

const whyReleased: Readonly<Record<ReleaseReason, string>> = {
  cancelled: 'the booking was cancelled',
  expired: 'the hold was over',
  moved: 'the booking moved away',
  taken: 'the offer became a booking',
  declined: 'the offer was declined',
};

const seatsOf = (count: number): string => (count === 1 ? '1 seat' : `${count} seats`);
const because = (why: string | undefined): string => (why ? `: ${why}` : '');

/** What happened to a slot, as it is told to the people of its venue. */
export const slotStory: Story<Slot, SlotEvent> = {
  rules: slot,
  words: {
    SlotOpened: ({ date, time, capacity }) =>
      `Opened with ${seatsOf(capacity)} for ${dateInWords(date)}, ${timeInWords(time)}`,
    CapacityChanged: ({ capacity }) => `Has ${seatsOf(capacity)} from now on`,
    SlotClosed: ({ why }) => `Closed${because(why)}`,
    SlotReopened: ({ why }) => `Opened again${because(why)}`,
    SeatsHeld: ({ seats, until, offer }) =>
      offer
        ? `${seatsOf(seats)} offered to a party of the waitlist`
        : `${seatsOf(seats)} taken by a booking${until ? ' that waits for its confirmation' : ''}`,
    HoldEndSet: ({ until }) => (until ? 'A booking keeps its seats for longer' : 'A booking keeps its seats for good'),
    SeatsChanged: ({ from, to }) => `A booking has ${seatsOf(to)} instead of ${from}`,
    SeatsReleased: ({ seats, why }) => `${seatsOf(seats)} came back: ${whyReleased[why]}`,
  },
  facts: ({ status, capacity, taken }) => ({ status, capacity, 'seats taken': taken }),
};
