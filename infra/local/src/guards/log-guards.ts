import { drop, type Guard, part, sql, store, whole } from './guard.js';

const inWriting = { file: store('append/append-statements.ts'), spec: store('append/ledger-cache.int.spec.ts') };
const inTable = { file: store('migrations/1798000000001-log.ts'), spec: store('last-defences.int.spec.ts') };

/** What keeps the log one line of events, each standing on the one before, and readable for ever. */
export const logGuards: readonly Guard[] = [
  {
    name: 'a batch moves the head from where it stood',
    ...inWriting,
    off: [sql(' and h.position = f.position and h.token = f.token', '')],
    story: 'do not take a head for theirs that only stands at the same position',
  },
  {
    name: 'a position alone is not where it stood: the token has to be the same',
    ...inWriting,
    off: [sql(' and h.token = f.token', '')],
    story: 'do not take a head for theirs that only stands at the same position',
  },
  {
    name: 'what is only looked at is compared with the head, too',
    ...inWriting,
    off: [sql('log.fence(count(*) = jsonb_array_length($1::jsonb))', 'count(*)')],
    story: 'know of what others wrote also where they only look',
  },
  {
    name: 'memory is doubted when somebody else has written',
    file: store('append/ledger-cache.ts'),
    off: [drop],
    spec: store('append/ledger-cache.int.spec.ts'),
    story: 'do not remember as the present what others changed while they looked elsewhere',
  },
  {
    name: 'memory goes when the past is another one',
    file: store('append/ledger-cache.ts'),
    off: [drop],
    spec: store('append/ledger-cache.int.spec.ts'),
    story: 'do not take a head for theirs that only stands at the same position',
  },
  {
    name: 'a head that is further on may stand on another past',
    file: store('append/ledger-cache.ts'),
    off: [part('LogicalExpression', '$left')],
    spec: store('append/older-state.int.spec.ts'),
    story: 'decides on what came instead, however far on others have written',
  },
  {
    name: 'a ledger to which others write is locked before it is decided on',
    file: store('append/batch-loader.ts'),
    off: [part('CallExpression', 'false')],
    spec: store('append/locked-ledgers.int.spec.ts'),
    story: 'is queued for where that was said, and compared where that was said',
  },
  {
    name: 'a batch that locked its ledger asks what became of the batches that it was decided on',
    file: store('append/transaction.ts'),
    off: [drop],
    spec: store('append/locked-transaction.int.spec.ts'),
    story: 'is made again on what others wrote',
  },
  {
    name: 'a batch that locked its ledger asks all batches that it may have been decided on',
    file: store('append/command-queue.ts'),
    off: [part('MemberExpression', '$.slice(-1)', 2)],
    spec: store('append/locked-transaction.int.spec.ts'),
    story: 'is made again also where something else, which does come to be, left between the two',
  },
  {
    name: 'what is outside of the log is asked once the decisions stand on the present',
    file: store('append/batch-loader.ts'),
    off: [whole('if (this.batch.hasQuestions) return this.batch.askOpen(); $')],
    spec: store('append/decisions.int.spec.ts'),
    story: 'ask together, each once, when they stand on the present',
  },
  {
    name: 'a lost race is noted, so that the next batch locks',
    file: store('append/ledger-cache.ts'),
    off: [drop],
    spec: store('append/locked-ledgers.int.spec.ts'),
    story: 'is queued for after a lost race, for a while',
  },
  {
    name: 'a ledger to which others write is locked for a while, not once',
    file: store('append/ledger-cache.ts'),
    off: [part('Identifier', '0', 3)],
    spec: store('append/locked-ledgers.int.spec.ts'),
    story: 'is queued for after a lost race, for a while',
  },
  {
    name: 'whoever would wait for what somebody holds is not tried alone after one who waited',
    file: store('append/command-queue.ts'),
    off: [whole('$else')],
    spec: store('append/locked-ledgers.int.spec.ts'),
    story: 'are told together, and keep nobody of another ledger waiting',
  },
  {
    name: 'a position is there once',
    ...inTable,
    off: [sql('        constraint events_pkey primary key (ledger, position),\n', '')],
    story: 'two events at one position',
  },
  {
    name: 'a version is there once',
    ...inTable,
    off: [
      sql(
        'constraint events_pkey primary key (ledger, position),\n        constraint events_stream_version unique (ledger, stream, version)',
        'constraint events_pkey primary key (ledger, position)',
      ),
    ],
    story: 'two events of one version',
  },
  {
    name: 'a job is there once',
    ...inTable,
    off: [sql(',\n        constraint outbox_pkey primary key (ledger, position, kind)', '')],
    story: 'two jobs of one event and one kind',
  },
  {
    name: 'an event that nobody knows is not passed over',
    file: store('event-types.ts'),
    off: [part('ThrowStatement', 'return [];')],
    spec: store('event-types.spec.ts'),
    story: 'fails loudly when nothing is known of it',
  },
  {
    name: 'an event that others cannot read yet is not written',
    file: store('event-types.ts'),
    off: [drop],
    spec: store('event-types.spec.ts'),
    story: 'that is only read so far is not written, and says so',
  },
  {
    name: 'an event of a newer program is not misread',
    file: store('event-types.ts'),
    off: [part('BinaryExpression', 'false')],
    spec: store('event-types.spec.ts'),
    story: 'fails loudly when nothing is known of it, or when it comes from a newer program',
  },
  {
    name: 'an old event is read as today',
    file: store('event-types.ts'),
    off: [part('BinaryExpression', 'Infinity')],
    spec: store('event-types.spec.ts'),
    story: 'is read as if it had been written today',
  },
];
