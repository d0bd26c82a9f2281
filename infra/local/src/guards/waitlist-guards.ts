import { booking, type Guard } from './guard.js';

const inList = { file: booking('domain/waitlist.ts'), spec: booking('domain/waitlist.spec.ts') };
const inOffers = { file: booking('domain/waitlist.ts'), spec: booking('domain/waitlist-offers.spec.ts') };
const reversed: readonly [string, string] = ['of list.entries) {', 'of [...list.entries].reverse()) {'];

/** What keeps a waitlist fair. */
export const waitlistGuards: readonly Guard[] = [
  {
    name: 'offers go in the order of the list',
    ...inOffers,
    off: [reversed],
    story: 'are offered to the first party that fits, and the one before keeps its place',
  },
  {
    name: 'who waits comes before who joins',
    file: booking('features/join-waitlist/join-waitlist.handler.ts'),
    off: [['    passSeatsOn(work, slotId, moment);', '    passSeatsOn;']],
    spec: booking('waiting-for-seats.int.spec.ts'),
    story: 'comes before whoever joins, where no worker has heard yet of what came free',
  },
  {
    name: 'offers go in the order of the list, as random stories and their auditor see it',
    ...inOffers,
    off: [reversed],
    spec: booking('random-stories.int.spec.ts'),
    story: 'break no rule, however they overlap, whatever connection breaks and whichever process dies',
  },
  {
    name: 'seats are offered to one party',
    ...inOffers,
    off: [['    room -= party;\n', '']],
    story: 'are offered to as many parties as fit, and never twice',
  },
  {
    name: 'an offer has its seats',
    ...inOffers,
    off: [["status !== 'waiting' || party > room", "status !== 'waiting'"]],
    story: 'are offered to the first party that fits, and the one before keeps its place',
  },
  {
    name: 'a party is made one offer',
    ...inOffers,
    off: [["status !== 'waiting' || party > room", "status === 'left' || party > room"]],
    story: 'are offered to as many parties as fit, and never twice',
  },
  {
    name: 'nothing is offered after the start, or of a closed slot',
    ...inOffers,
    off: [['if (!isOnSale(slot, moment)) return [];', '']],
    story: 'are offered no longer than until the start, and never after it',
  },
  {
    name: 'an offer ends at the start at the latest',
    ...inOffers,
    off: [['Math.min(end, startOf(slot, zone)?.getTime() ?? end)', 'end + 0 * (startOf(slot, zone)?.getTime() ?? 0)']],
    story: 'are offered no longer than until the start, and never after it',
  },
  {
    name: 'an offer is taken before its end, and not at it',
    ...inOffers,
    off: [["if (hasLapsed(entry, at)) throw new Refusal('OFFER_LAPSED');", '']],
    story: 'ends at its instant, whether or not anybody has noticed',
  },
  {
    name: 'an offer ends at its instant, that one included',
    ...inOffers,
    off: [['at >= new Date(offer.until)', 'at > new Date(offer.until)']],
    story: 'ends at its instant, whether or not anybody has noticed',
  },
  {
    name: 'an offer is taken once',
    ...inOffers,
    off: [
      ["if (entry?.status === 'taken') throw new Refusal('OFFER_TAKEN');", "if (entry?.status === 'taken') return;"],
    ],
    story: 'is taken once, and by nobody to whom it was not made',
  },
  {
    name: 'an offer is for so many seats and no more',
    ...inOffers,
    off: [["if (seats > offered) throw new Refusal('OFFER_TOO_SMALL', { seats: offered });", '']],
    story: 'is taken whole or in part, but not for more',
  },
  {
    name: 'an offer lapses once',
    ...inOffers,
    off: [['entry && isOffered(entry) && hasLapsed(entry, at)', 'entry?.offer && at']],
    story: 'lapses once, and not when it was taken',
  },
  {
    name: 'who fits books instead of waiting',
    ...inList,
    off: [["if (party <= roomIn(slot)) throw new Refusal('SLOT_HAS_ROOM', { left: roomIn(slot) });", '']],
    story: 'sends a party that fits to the booking',
  },
  {
    name: 'nobody waits for what cannot come',
    ...inList,
    off: [["if (party > slot.capacity) throw new Refusal('PARTY_ABOVE_CAPACITY', { capacity: slot.capacity });", '']],
    story: 'does not let anybody wait for what cannot come',
  },
  {
    name: 'the same person waits once',
    ...inList,
    off: [["throw new Refusal('ALREADY_WAITING');", 'asked;']],
    story: 'takes the same person once',
  },
  {
    name: 'a waitlist has an end',
    ...inList,
    off: [['liveOf(list).length >= mostWaiting', 'liveOf(list).length > mostWaiting']],
    story: 'has an end',
  },
  {
    name: 'who is off the list leaves it no more',
    ...inList,
    off: [
      [
        "return isLive(entry) ? [{ type: 'WaitlistLeft', entryId }] : [];",
        "return [{ type: 'WaitlistLeft', entryId }];",
      ],
    ],
    story: 'is off the list, once',
  },
];
