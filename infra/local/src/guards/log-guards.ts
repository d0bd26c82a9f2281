import { type Guard, store } from './guard.js';

const inWriting = { file: store('engine/appending.ts'), spec: store('engine/book.int.spec.ts') };
const inTable = { file: store('migrations/1795300000000-log.ts'), spec: store('last-defences.int.spec.ts') };

/** What keeps the log one line of events, each standing on the one before, and readable for ever. */
export const logGuards: readonly Guard[] = [
  {
    name: 'a batch moves the head from where it stood',
    ...inWriting,
    off: [['where h.ledger = f.ledger and h.position = f.position and h.token = f.token', 'where h.ledger = f.ledger']],
    story: 'do not take a head for theirs that only stands at the same position',
  },
  {
    name: 'a position alone is not where it stood: the token has to be the same',
    ...inWriting,
    off: [['h.position = f.position and h.token = f.token', 'h.position = f.position']],
    story: 'do not take a head for theirs that only stands at the same position',
  },
  {
    name: 'what is only looked at is compared with the head, too',
    ...inWriting,
    off: [
      [
        'select log.fence(count(*) = jsonb_array_length($1::jsonb)) from log.head join',
        'select count(*) from log.head join',
      ],
    ],
    story: 'know of what others wrote also where they only look',
  },
  {
    name: 'memory is doubted when somebody else has written',
    file: store('engine/book.ts'),
    off: [['if (hasMoved) this.memory.doubt();', '']],
    spec: store('engine/book.int.spec.ts'),
    story: 'do not remember as the present what others changed while they looked elsewhere',
  },
  {
    name: 'memory goes when the past is another one',
    file: store('engine/book.ts'),
    off: [['if (hasMoved && this.known && position <= this.known.position) this.memory.clear();', '']],
    spec: store('engine/book.int.spec.ts'),
    story: 'do not take a head for theirs that only stands at the same position',
  },
  {
    name: 'a ledger to which others write is locked before it is decided on',
    file: store('engine/reader.ts'),
    off: [['this.locksFirst = batch.pages.some(({ book }) => book.isLockedFirst);', 'this.locksFirst = false;']],
    spec: store('engine/locked-ledgers.int.spec.ts'),
    story: 'is queued for where that was said, and compared where that was said',
  },
  {
    name: 'a batch that locked its ledger asks what became of the batches that it was decided on',
    file: store('engine/attempt.ts'),
    off: [['if (this.reader.holdsLock) await this.boarding.mustStand?.();', '']],
    spec: store('engine/locked-flight.int.spec.ts'),
    story: 'is made again on what others wrote',
  },
  {
    name: 'a batch that locked its ledger asks all batches that it may have been decided on',
    file: store('engine/lane.ts'),
    off: [['this.air.map((flight) => flight.stands())', 'this.air.slice(-1).map((flight) => flight.stands())']],
    spec: store('engine/locked-flight.int.spec.ts'),
    story: 'is made again also where something else, which does come to be, left between the two',
  },
  {
    name: 'a lost race is noted, so that the next batch locks',
    file: store('engine/book.ts'),
    off: [['this.hasLost = true;', '']],
    spec: store('engine/locked-ledgers.int.spec.ts'),
    story: 'is queued for after a lost race, for a while',
  },
  {
    name: 'a ledger to which others write is locked for a while, not once',
    file: store('engine/book.ts'),
    off: [['this.shy = hasMoved && this.known ? shyFor :', 'this.shy = hasMoved && this.known ? 0 * shyFor :']],
    spec: store('engine/locked-ledgers.int.spec.ts'),
    story: 'is queued for after a lost race, for a while',
  },
  {
    name: 'whoever would wait for what somebody holds is not tried alone after one who waited',
    file: store('engine/lane.ts'),
    off: [['if (one.ledgers.some((ledger) => held.has(ledger))) one.reject(new Held());\n      else if', 'if']],
    spec: store('engine/locked-ledgers.int.spec.ts'),
    story: 'are told together, and keep nobody of another ledger waiting',
  },
  {
    name: 'a position is there once',
    ...inTable,
    off: [['        constraint events_pkey primary key (ledger, position),\n', '']],
    story: 'two events at one position',
  },
  {
    name: 'a version is there once',
    ...inTable,
    off: [
      [
        'constraint events_pkey primary key (ledger, position),\n        constraint events_stream_version unique (ledger, stream, version)',
        'constraint events_pkey primary key (ledger, position)',
      ],
    ],
    story: 'two events of one version',
  },
  {
    name: 'a job is there once',
    ...inTable,
    off: [[',\n        constraint outbox_pkey primary key (ledger, position, kind)', '']],
    story: 'two jobs of one event and one kind',
  },
  {
    name: 'an event that nobody knows is not passed over',
    file: store('event-types.ts'),
    off: [
      [
        'if (!upcasters) throw new Error(`No room knows the event ${type}: publish it, or upcast it into one that is known`);',
        'if (!upcasters) return [];',
      ],
    ],
    spec: store('event-types.spec.ts'),
    story: 'fails loudly when no room knows it',
  },
  {
    name: 'an event of a newer program is not misread',
    file: store('event-types.ts'),
    off: [['schema > upcasters.length + 1', 'schema > 99']],
    spec: store('event-types.spec.ts'),
    story: 'fails loudly when no room knows it, or when it comes from a newer program',
  },
  {
    name: 'an old event is read as today',
    file: store('event-types.ts'),
    off: [['upcasters.slice(schema - 1)', 'upcasters.slice(upcasters.length)']],
    spec: store('event-types.spec.ts'),
    story: 'is read as if it had been written today',
  },
];
