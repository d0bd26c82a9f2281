import { booking, drop, type Guard, part, sql, store, whole } from './guard.js';

const platform = (file: string): string => `services/src/platform/${file}`;
const migration = booking('persistence/migrations/1798000000009-booking.ts');
const lastDefences = booking('persistence/last-defences.int.spec.ts');
const placing = booking('selling/features/place-booking/place-booking.int.spec.ts');

/** What keeps decisions over several streams whole, and the last defences behind the rules. */
export const decisionGuards: readonly Guard[] = [
  {
    name: 'a move changes both slots or none',
    file: booking('changing/features/move-booking/move-booking.handler.ts'),
    off: [whole('try { $ } catch {}')],
    spec: booking('stories/life-of-a-booking.int.spec.ts'),
    story: 'changes neither slot when there is no room',
  },
  {
    name: 'a move gives the seats back that it leaves',
    file: booking('changing/features/move-booking/move-booking.handler.ts'),
    off: [drop],
    spec: booking('stories/life-of-a-booking.int.spec.ts'),
    story: 'takes its seats along',
  },
  {
    name: 'no script sells a venue out to nobody',
    file: platform('limits/rate-limiter.ts'),
    off: [drop],
    spec: booking('selling/limiting-seats.int.spec.ts'),
    story: 'gets so many in an hour, and is told when to come again',
  },
  {
    name: 'what was refused is not counted against a network',
    file: platform('limits/rate-limiter.ts'),
    off: [drop],
    spec: booking('selling/limiting-seats.int.spec.ts'),
    story: 'is counted for what it got',
  },
  {
    name: 'the staff do not sell to others at the price of their own plan',
    file: booking('shared/buyer.ts'),
    off: [part('LogicalExpression', '$left')],
    spec: booking('selling/selling-to-members.int.spec.ts'),
    story: 'books for a guest at the price that everybody gets',
  },
  {
    name: 'a party that stays as it is gets nothing back again',
    file: booking('changing/features/change-party/change-party.handler.ts'),
    off: [drop],
    spec: booking('changing/changing-a-party.int.spec.ts'),
    story: 'to the size that it has gets nothing back again, and no mail',
  },
  {
    name: 'what is refused leaves no trace',
    file: store('append/batch.ts'),
    off: [
      whole('$ const works = units.map((unit) => new Work(unit));'),
      whole(
        '$ if (works.some(({ decided }) => decided.length > 0)) this.note({ units, works, request: undefined, answer: null, meta, at: now() });',
      ),
      drop,
    ],
    spec: store('event-store.int.spec.ts'),
    story: 'over several streams is not written at all when one of them refuses',
  },
  {
    name: 'an offer is taken by whoever holds its token',
    file: booking('selling/features/place-booking/place-booking.ts'),
    off: [drop],
    spec: booking('waitlist/waiting-for-seats.int.spec.ts'),
    story: 'lets nobody else take the offer',
  },
  {
    name: 'a booking is managed by whoever holds its token',
    file: booking('persistence/managed-bookings.ts'),
    off: [part('CallExpression', "'good'")],
    spec: booking('persistence/managed-bookings.int.spec.ts'),
    story: "is not there for another booking's token",
  },
  {
    name: 'a body of its own under a used key is another request',
    file: 'services/src/platform/idempotency/request-key.ts',
    off: [part('MemberExpression', '{}')],
    spec: placing,
    story: 'is refused for another request',
  },
  {
    name: 'the table does not let a slot be oversold',
    file: migration,
    off: [sql(',\n        constraint slots_never_oversold check (booked_count between 0 and capacity)', '')],
    spec: placing,
    story: 'does not let the slot board say more than there is, whoever writes',
  },
  {
    name: 'the table does not let a party be none, or a crowd',
    file: migration,
    off: [sql(',\n        constraint bookings_of_one_to_twenty check (tickets between 1 and 20)', '')],
    spec: lastDefences,
    story: 'are never a booking of a crowd',
  },
  {
    name: 'the table does not let two bookings share a reference',
    file: migration,
    off: [sql(',\n        constraint bookings_reference unique (reference, venue_id)', '')],
    spec: lastDefences,
    story: 'are never a booking under a reference that another has',
  },
  {
    name: 'the table does not let an offer go on for ever',
    file: migration,
    off: [
      sql(
        ",\n        constraint waitlist_offers_have_an_end check ((status = 'offered') = (offered_until is not null))",
        '',
      ),
    ],
    spec: lastDefences,
    story: 'are never an offer without an end',
  },
  {
    name: 'a job has its effect once',
    file: platform('queues/outbox.ts'),
    off: [sql(' and done_at is null', '')],
    spec: platform('queues/outbox.int.spec.ts'),
    story: 'has its effect once',
  },
  {
    name: 'a job that was handed over waits before it is handed over again',
    file: platform('queues/outbox.ts'),
    off: [part('Identifier', '-1', 5)],
    spec: platform('queues/outbox.int.spec.ts'),
    story: 'is handed over again after a minute, and not before',
  },
];
