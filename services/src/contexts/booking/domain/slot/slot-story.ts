import type { Story } from '../../../../platform/kernel/story.js';
import { dateInWords, timeInWords } from '../../../../platform/kernel/venue-time.js';
import type { ReleaseReason, SlotEvent } from './slot.events.js';
import { type Slot, slot } from './slot.js';

const whyReleased: Readonly<Record<ReleaseReason, string>> = {
  cancelled: 'the booking was canceled',
  expired: 'the hold ended',
  moved: 'the booking was rescheduled',
  taken: 'the offer was booked',
  declined: 'the offer was declined',
};

const seatsOf = (count: number): string => (count === 1 ? '1 seat' : `${count} seats`);
const laterFor = (opensAt: string | undefined): string => (opensAt ? ', to everybody later than to members' : '');
const because = (why: string | undefined): string => (why ? `: ${why}` : '');

/** What happened to a slot, as it is told to the staff of its venue. */
export const slotStory: Story<Slot, SlotEvent> = {
  rules: slot,
  words: {
    SlotOpened: ({ date, time, capacity, opensAt }) =>
      `Opened with ${seatsOf(capacity)} for ${dateInWords(date)}, ${timeInWords(time)}${laterFor(opensAt)}`,
    CapacityChanged: ({ capacity }) => `Changed to ${seatsOf(capacity)}`,
    SlotClosed: ({ why }) => `Closed${because(why)}`,
    SlotReopened: ({ why }) => `Reopened${because(why)}`,
    SeatsHeld: ({ seats, until, offer }) =>
      offer
        ? `${seatsOf(seats)} offered to guests on the waitlist`
        : `${seatsOf(seats)} ${until ? 'held for a booking that isn’t confirmed yet' : 'booked'}`,
    HoldEndSet: ({ until }) => (until ? 'A booking’s hold was extended' : 'A held booking was confirmed'),
    SeatsChanged: ({ from, to }) => `A booking now has ${seatsOf(to)} instead of ${from}`,
    SeatsReleased: ({ seats, why }) => `${seatsOf(seats)} released: ${whyReleased[why]}`,
  },
  facts: ({ status, capacity, taken }) => ({ status, capacity, 'seats taken': taken }),
};
