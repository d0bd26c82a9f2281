import { booking, type Guard } from './guard.js';

const inSlot = { file: booking('domain/slot.ts'), spec: booking('domain/slot.spec.ts') };
const inSlotChanges = { file: booking('domain/slot.ts'), spec: booking('domain/slot-changes.spec.ts') };
const inSeats = { file: booking('domain/seats.ts'), spec: booking('domain/seats.spec.ts') };

/** What keeps a slot from selling what it does not have. */
export const slotGuards: readonly Guard[] = [
  {
    name: 'a slot sells no more seats than it has',
    ...inSlot,
    off: [["if (seats > left) throw new Refusal('SLOT_FULL', { left });", '']],
    story: 'refuses the visitor who asks for more than is left',
  },
  {
    name: 'a party that grows needs room',
    ...inSlot,
    off: [['mustHaveRoom(slot, seats - hold.seats);', '']],
    story: 'gets more seats while there are some',
  },
  {
    name: 'a booking holds its seats once',
    ...inSlot,
    off: [['if (slot.held.has(bookingId)) return [];', '']],
    story: 'holds once when the same booking asks twice',
  },
  {
    name: 'seats are given back once',
    ...inSlot,
    off: [
      [
        'return hold === undefined ? [] : [seatsReleased(bookingId, hold.seats, why)];',
        'return [seatsReleased(bookingId, hold?.seats ?? 0, why)];',
      ],
    ],
    story: 'gives seats back once, however often it is asked',
  },
  {
    name: 'a closed slot sells nothing',
    ...inSlot,
    off: [["if (slot.status === 'closed') throw new Refusal('SLOT_CLOSED');", '']],
    story: 'sells nothing once closed',
  },
  {
    name: 'a slot that was never opened sells nothing',
    ...inSlot,
    off: [
      [
        "if (slot.status === 'none') throw new Refusal('SLOT_NOT_FOUND');\n  if (slot.status === 'closed')",
        "if (slot.status === 'closed')",
      ],
    ],
    story: 'is not there before it was opened',
  },
  {
    name: 'a slot that was never opened is not reopened',
    ...inSlotChanges,
    off: [
      [
        "if (status === 'none') throw new Refusal('SLOT_NOT_FOUND');\n      return status === 'open'",
        "return status === 'open'",
      ],
    ],
    story: 'a slot that was closed is not there before it was opened',
  },
  {
    name: 'a slot that has started sells nothing',
    ...inSlot,
    off: [["if (hasStarted(slot, at, zone)) throw new Refusal('SLOT_STARTED');", '']],
    story: "is started from the second that the venue's clock shows its time",
  },
  {
    name: 'a slot starts at its second, that second included',
    ...inSlot,
    off: [['start === null || start <= at', 'start === null || start < at']],
    story: "is started from the second that the venue's clock shows its time",
  },
  {
    name: 'a slot that has started is neither closed nor resized',
    ...inSlotChanges,
    off: [["if (start !== null && start <= at) throw new Refusal('SLOT_STARTED');", '']],
    story: 'may be closed and resized until the second of its start',
  },
  {
    name: 'a time that the clocks skip is never sold',
    ...inSlot,
    off: [['start === null || start <= at', 'start !== null && start <= at']],
    story: 'is never sold where the clock skips it',
  },
  {
    name: 'capacity stays above what is sold',
    ...inSlotChanges,
    off: [["if (capacity < slot.taken) throw new Refusal('CAPACITY_BELOW_BOOKED', { taken: slot.taken });", '']],
    story: 'keeps a seat for everybody who has one',
  },
  {
    name: 'an open slot is not opened as another one',
    ...inSlot,
    off: [
      [
        "if (slot.capacity !== capacity || slot.experienceId !== experienceId) throw new Refusal('SLOT_ALREADY_OPEN');",
        '',
      ],
    ],
    story: 'is open once, however often it is opened',
  },
  {
    name: 'what is held for good stays so',
    ...inSlot,
    off: [['if (hold === undefined || hold.until === null) return [];', 'if (hold === undefined) return [];']],
    story: 'are held for longer, or for good',
  },
  {
    name: 'the clock ends a hold, that instant included',
    ...inSlot,
    off: [['new Date(until) <= at', 'new Date(until) < at']],
    story: 'have lapsed from that second on',
  },
  {
    name: 'the clock ends a hold, whether or not a job has noticed',
    ...inSeats,
    off: [['offersAfter(awaited, lapses(awaited, moment.at), moment);', 'offersAfter(awaited, [], moment);']],
    story: 'lapses with its seats, and before somebody else takes them',
  },
  {
    name: 'a hold that lapses takes its booking along',
    ...inSeats,
    off: [
      [
        "step(booking, bookingStream(bookingId), { type: 'ExpireHold', at }),",
        "step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId, why: 'expired' }),",
      ],
    ],
    spec: booking('holds-that-lapse.int.spec.ts'),
    story: 'is full to the last millisecond of the hold, and sold to the next visitor from then on',
  },
  {
    name: 'a party that grows gets what has lapsed',
    ...inSeats,
    off: [['return isMore ? afterLapsed(awaited, change, steps) :', 'return isMore ? { steps, offers: [] } :']],
    story: 'is there for a party that grows',
  },
  {
    name: 'seats that are offered are held',
    ...inSeats,
    off: [['return { steps: [...steps, offer, ...holds], offers };', 'return { steps: [...steps, offer], offers };']],
    story: 'are passed on once, however often it is asked',
  },
  {
    name: 'an offer counts what has lapsed as free',
    ...inSeats,
    off: [['const slotThen = stateAfter(steps, slotStream(slotId), awaited.slot);', 'const slotThen = awaited.slot;']],
    story: 'goes on to the next party, in the same decision',
  },
  {
    name: 'an offer that is taken gives its own seats back first',
    ...inSeats,
    off: [["step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId: entryId, why: 'taken' }),", '']],
    story: 'becomes seats of the booking, and what it does not need is free',
  },
  {
    name: 'who leaves the waitlist gives back what was offered',
    ...inSeats,
    off: [
      [
        'return offersAfter(awaited, [leave, release], moment);',
        'return offersAfter(awaited, [leave, ...[release].slice(1)], moment);',
      ],
    ],
    story: 'gives its seats back when its party leaves',
  },
];
