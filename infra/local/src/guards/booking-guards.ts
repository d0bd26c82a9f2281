import { booking, drop, type Guard, part } from './guard.js';

const inBooking = { file: booking('domain/booking/booking.ts'), spec: booking('domain/booking/booking.spec.ts') };
const inDeadlines = { ...inBooking, file: booking('domain/booking/booking-deadlines.ts') };
const holdEnd = booking('domain/booking/hold-end.spec.ts');
const party = booking('domain/booking/party.spec.ts');

/** What keeps a booking, and its money, from being another than it was sold as. */
export const bookingGuards: readonly Guard[] = [
  {
    name: 'one id, one booking',
    ...inBooking,
    off: [drop],
    story: 'is placed once, with the rules it was sold under',
  },
  {
    name: 'everything goes back until 48 hours before, that second included',
    ...inDeadlines,
    off: [part('BinaryExpression', '$left < $right')],
    story: 'gives everything back until 48 hours before the start, that second included',
  },
  {
    name: 'nothing goes back after that',
    ...inDeadlines,
    off: [drop],
    story: 'gives nothing back one second later',
  },
  {
    name: 'a smaller party gets nothing back after that',
    ...inBooking,
    file: booking('domain/booking/changing-party.ts'),
    off: [part('LogicalExpression', 'true'), part('ConditionalExpression', '$then')],
    spec: party,
    story: 'gives the difference back until 48 hours before the start, that second included',
  },
  {
    name: 'a larger party gives back no less than nothing',
    ...inBooking,
    file: booking('domain/money/balance.ts'),
    off: [part('CallExpression', '$1')],
    spec: party,
    story: 'costs what the tickets cost when it was placed',
  },
  {
    name: 'a changed party keeps the price of its plan',
    ...inBooking,
    file: booking('domain/booking/changing-party.ts'),
    off: [part('ObjectProperty', '', 4)],
    spec: party,
    story: 'stays at the percentage of the plan',
  },
  {
    name: 'a lapsed right to a refund does not come back with a move',
    ...inDeadlines,
    off: [part('ConditionalExpression', '$then')],
    story: 'never revives a refund right that has lapsed',
  },
  {
    name: 'hours are real ones, also over a change of clocks',
    ...inBooking,
    file: booking('domain/booking/visit.ts'),
    off: [
      part(
        'NewExpression',
        "new Date($0 + ($0 > Date.parse('2027-03-12T00:00:00Z') && $0 < Date.parse('2027-03-16T00:00:00Z') ? 3_600_000 : 0))",
      ),
    ],
    story: 'counts real hours over the night when the clocks go forward',
  },
  {
    name: 'the customer may change it up to 24 hours before, that second included',
    ...inBooking,
    file: booking('domain/booking/booking-guards.ts'),
    off: [part('BinaryExpression', '$left >= $right')],
    story: 'is over for the customer less than 24 hours before the start',
  },
  {
    name: 'and no later',
    ...inBooking,
    file: booking('domain/booking/booking-guards.ts'),
    off: [part('ThrowStatement', 'return;')],
    story: 'is over one second after 24 hours before the start',
  },
  {
    name: 'a booking is cancelled once',
    ...inBooking,
    file: booking('domain/booking/cancelling.ts'),
    off: [drop],
    story: 'cancelling happens once',
  },
  {
    name: 'only a living booking moves',
    ...inBooking,
    file: booking('domain/booking/booking-guards.ts'),
    off: [drop],
    story: 'moving is for live bookings',
  },
  {
    name: 'a move to where it is changes nothing',
    ...inBooking,
    off: [drop],
    story: 'to where it already is changes nothing',
  },
  {
    name: 'a check-in is one, however often it is asked for',
    ...inBooking,
    file: booking('domain/booking/coming-in.ts'),
    off: [drop],
    story: 'ends with a visit, or without one',
  },
  {
    name: 'who has not paid is not let in',
    ...inBooking,
    file: booking('domain/booking/coming-in.ts'),
    off: [part('BinaryExpression', 'true', 1)],
    story: 'one that waits for its payment is not',
  },
  {
    name: 'a visit that did not happen is not completed',
    ...inBooking,
    off: [drop],
    story: 'is not missed after the visit, nor visited before it came',
  },
  {
    name: 'the end of a hold is too late for everything',
    ...inBooking,
    file: booking('domain/booking/booking-guards.ts'),
    off: [part('ThrowStatement', 'return;')],
    spec: holdEnd,
    story: 'is too late for everything from its end on, noticed or not',
  },
  {
    name: 'a hold lapses at its end, that instant included',
    ...inDeadlines,
    off: [part('BinaryExpression', '$left > $right', 1)],
    spec: holdEnd,
    story: 'lapses at its end, once, and not before',
  },
  {
    name: 'a hold does not lapse early',
    ...inBooking,
    off: [part('CallExpression', '$1')],
    spec: holdEnd,
    story: 'lapses at its end, once, and not before',
  },
  {
    name: 'a confirmed booking does not lapse',
    ...inBooking,
    off: [part('StringLiteral', "'pending'"), part('ObjectProperty', '', 4)],
    spec: holdEnd,
    story: 'does not lapse once confirmed',
  },
  {
    name: 'a hold is extended ten times',
    ...inBooking,
    off: [part('BinaryExpression', '$left > $right')],
    spec: holdEnd,
    story: 'is extended ten times, and never after its end',
  },
  {
    name: 'a hold is not extended beyond the start',
    file: booking('domain/booking/visit.ts'),
    off: [part('ConditionalExpression', '$then')],
    spec: holdEnd,
    story: 'moves on when it is extended, to the start of the visit and no further',
  },
  {
    name: 'a family pack is four',
    file: booking('domain/money/price.ts'),
    off: [drop],
    spec: party,
    story: 'keeps a family pack at four',
  },
  {
    name: 'a party is let in once',
    file: booking('domain/booking/letting-in.ts'),
    off: [part('LogicalExpression', 'false')],
    spec: booking('domain/booking/letting-in.spec.ts'),
    story: 'is told when it came already',
  },
];
