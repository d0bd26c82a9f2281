import { booking, drop, type Guard, part, whole } from './guard.js';

const inSlot = { file: booking('domain/slot/slot.ts'), spec: booking('domain/slot/slot.spec.ts') };
const inSlotChanges = { file: booking('domain/slot/slot.ts'), spec: booking('domain/slot/slot-changes.spec.ts') };
const inOpening = { file: booking('domain/slot/opening.ts'), spec: booking('domain/slot/opening.spec.ts') };
const inSeats = { file: booking('domain/seats.ts'), spec: booking('domain/seats.spec.ts') };

/** What keeps a slot from selling what it does not have. */
export const slotGuards: readonly Guard[] = [
  {
    name: 'a slot that is not open yet sells nothing',
    ...inSlot,
    spec: inOpening.spec,
    off: [drop],
    story: 'opens to everybody at its second, and to nobody before',
  },
  {
    name: 'a slot opens at its second, that second included',
    ...inOpening,
    off: [part('BinaryExpression', 'at > from', 1)],
    story: 'opens to everybody at its second, and to nobody before',
  },
  {
    name: 'a plan opens a slot its own hours earlier, and not more',
    ...inOpening,
    off: [whole('return new Date(Date.parse(opensAt) - 96 * HOUR_MS);')],
    story: 'opens to a plan its own hours earlier, at its second',
  },
  {
    name: 'only a plan that runs opens slots earlier',
    file: booking('shared/priority-hours.ts'),
    spec: booking('selling/priority-hours.int.spec.ts'),
    off: [whole('return work.ask(this.ofPlan, plan ?? "gold");')],
    story: 'is booked by the holder of a plan its hours before, and by a visitor at its second',
  },
  {
    name: 'a slot sells no more seats than it has',
    ...inSlot,
    off: [drop],
    story: 'refuses the visitor who asks for more than is left',
  },
  {
    name: 'a party that grows needs room',
    ...inSlot,
    off: [drop],
    story: 'gets more seats while there are some',
  },
  {
    name: 'a booking holds its seats once',
    ...inSlot,
    off: [drop],
    story: 'holds once when the same booking asks twice',
  },
  {
    name: 'seats are given back once',
    ...inSlot,
    off: [part('ConditionalExpression', '[seatsReleased(bookingId, hold?.seats ?? 0, why)]')],
    story: 'gives seats back once, however often it is asked',
  },
  {
    name: 'a closed slot sells nothing',
    ...inSlot,
    off: [drop],
    story: 'sells nothing once closed',
  },
  {
    name: 'a slot that was never opened sells nothing',
    ...inSlot,
    off: [drop],
    story: 'is not there before it was opened',
    crashes: true,
  },
  {
    name: 'a slot that was never opened is not reopened',
    ...inSlotChanges,
    off: [drop],
    story: 'a slot that was closed is not there before it was opened',
  },
  {
    name: 'a slot that has started sells nothing',
    ...inSlot,
    off: [drop],
    story: "is started from the second that the venue's clock shows its time",
  },
  {
    name: 'a slot starts at its second, that second included',
    ...inSlot,
    off: [part('BinaryExpression', '$left < $right', 1)],
    story: "is started from the second that the venue's clock shows its time",
  },
  {
    name: 'a slot that has started is neither closed nor resized',
    ...inSlotChanges,
    off: [drop],
    story: 'may be closed and resized until the second of its start',
  },
  {
    name: 'a time that the clocks skip is never sold',
    ...inSlot,
    off: [part('LogicalExpression', '!($left) && $right')],
    story: 'is never sold where the clock skips it',
  },
  {
    name: 'capacity stays above what is sold',
    ...inSlotChanges,
    off: [drop],
    story: 'keeps a seat for everybody who has one',
  },
  {
    name: 'an open slot is not opened as another one',
    ...inSlot,
    off: [drop],
    story: 'is open once, however often it is opened',
  },
  {
    name: 'what is held for good stays so',
    ...inSlot,
    off: [part('LogicalExpression', '$left')],
    story: 'are held for longer, or for good',
  },
  {
    name: 'the clock ends a hold, that instant included',
    ...inSlot,
    off: [part('BinaryExpression', '$left < $right', 1)],
    story: 'have lapsed from that second on',
  },
  {
    name: 'the clock ends a hold, whether or not a job has noticed',
    ...inSeats,
    off: [part('CallExpression', '[]', 1)],
    story: 'lapses with its seats, and before somebody else takes them',
  },
  {
    name: 'a hold that lapses takes its booking along',
    ...inSeats,
    off: [
      part('CallExpression', "step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId, why: 'expired' })", 4),
    ],
    spec: booking('selling/holds-that-lapse.int.spec.ts'),
    story: 'is full to the last millisecond of the hold, and sold to the next visitor from then on',
  },
  {
    name: 'a party that grows gets what has lapsed',
    ...inSeats,
    off: [part('CallExpression', '{ steps: $2, offers: [] }')],
    story: 'is there for a party that grows',
  },
  {
    name: 'seats that are offered are held',
    ...inSeats,
    off: [part('ArrayExpression', '[$0, $1]')],
    story: 'are passed on once, however often it is asked',
  },
  {
    name: 'an offer counts what has lapsed as free',
    ...inSeats,
    off: [part('CallExpression', '$2')],
    story: 'goes on to the next party, in the same decision',
  },
  {
    name: 'an offer that is taken gives its own seats back first',
    ...inSeats,
    off: [part('ArrayExpression', '[$0, $2]')],
    story: 'becomes seats of the booking, and what it does not need is free',
  },
  {
    name: 'who leaves the waitlist gives back what was offered',
    ...inSeats,
    off: [part('ArrayExpression', '[$0]')],
    story: 'gives its seats back when its party leaves',
  },
];
