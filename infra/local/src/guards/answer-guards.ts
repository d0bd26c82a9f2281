import { drop, type Guard, part, sql, store, whole } from './guard.js';

const keyed = store('event-store.int.spec.ts');
const faults = store('append/faults.int.spec.ts');
const inFlight = store('append/in-flight-transaction.int.spec.ts');
const queue = store('append/command-queue.int.spec.ts');

/** What keeps an answer from being told twice differently, too early, or of something that was not written. */
export const answerGuards: readonly Guard[] = [
  {
    name: 'a key has one answer in this process',
    file: store('append/batch.ts'),
    off: [drop],
    spec: keyed,
    story: 'has one effect and one answer, asked again or by thirty at once',
  },
  {
    name: 'a key has one answer in all processes',
    file: store('migrations/1798000000001-log.ts'),
    off: [sql(',\n        constraint requests_pkey primary key (ledger, scope, key)', '')],
    spec: keyed,
    story: 'has one effect and one answer in every process',
  },
  {
    name: 'who asks again is not refused because of what was done the first time',
    file: store('append/batch.ts'),
    off: [drop],
    spec: store('append/ledger-cache.int.spec.ts'),
    story: 'give the first answer again where what it changed would now refuse it',
  },
  {
    name: 'a key is for what was asked with it',
    file: store('append/batch.ts'),
    off: [drop],
    spec: keyed,
    story: 'is refused for something else',
  },
  {
    name: 'a key is that of whoever chose it',
    file: store('append/ledger-cache.ts'),
    off: [part('Identifier', "''", 7)],
    spec: keyed,
    story: 'is another one for somebody else',
  },
  {
    name: 'an answer that did not come to be is forgotten, also when many came after it',
    file: store('append/generational-map.ts'),
    off: [drop],
    spec: store('append/ledger-cache.spec.ts'),
    story: 'are forgotten when they did not come to be, however many came after them',
  },
  {
    name: 'a refusal leaves after the commit that it stands on',
    file: store('append/batch.ts'),
    off: [whole('$ if (outcome.refusal?.code) one.reject(outcome.refusal);')],
    spec: queue,
    story: 'are answered only once they are committed',
  },
  {
    name: 'an answer leaves after its commit',
    file: store('append/command-queue.ts'),
    off: [
      part(
        'ObjectExpression',
        '{ ledgers, request, meta, decide: (...works) => { const answer = pending.decide(...works); resolve(answer); return answer; }, resolve, reject }',
      ),
    ],
    spec: queue,
    story: 'are answered only once they are committed',
  },
  {
    name: 'a commit that nobody answered is found out about',
    file: store('append/commit-recovery.ts'),
    off: [whole('return false;')],
    spec: faults,
    story: 'a batch that was committed, and is looked for when somebody else has written since has one effect',
  },
  {
    name: 'a commit that is still on its way cannot arrive after it was given up',
    file: store('append/commit-recovery.ts'),
    off: [sql('where ledger', 'where false and ledger')],
    spec: faults,
    story: 'a commit that takes its time',
  },
  {
    name: 'a batch leaves a trace by which it is found',
    file: store('append/append-command.ts'),
    off: [part('BinaryExpression', '$left < $right')],
    spec: faults,
    story: 'a batch that was committed, and is looked for when somebody else has written since has one effect',
  },
  {
    name: 'a batch without events leaves a trace too',
    file: store('append/append-command.ts'),
    off: [part('ArrayExpression', '[$0]')],
    spec: faults,
    story: 'a batch that adds no event',
  },
  {
    name: 'one that the database refuses does not spoil the others',
    file: store('append/command-queue.ts'),
    off: [part('CallExpression', '$0.forEach((one) => one.reject(error))', 2)],
    spec: queue,
    story: 'are not spoiled by one that the database refuses',
  },
  {
    name: 'those who wait are so many and no more',
    file: store('append/inbox.ts'),
    off: [part('BinaryExpression', 'false')],
    spec: queue,
    story: 'are so many and no more',
  },
  {
    name: 'a batch that let go of its ledger early is told once it is on disk',
    file: store('append/transaction.ts'),
    off: [whole('$then')],
    spec: inFlight,
    story: 'can be built on by everybody, and is told only once it is there',
  },
  {
    name: 'what somebody else may have committed so is told once it is on disk',
    file: store('append/batch-loader.ts'),
    off: [drop, drop],
    spec: inFlight,
    story: 'is told by nobody else before: an answer that is found is on disk, too',
  },
  {
    name: 'a batch that is committed has happened, also when its flush fails',
    file: store('append/transaction.ts'),
    off: [part('NewExpression', '$0')],
    spec: inFlight,
    story: 'happened once, also where nobody could say at first that it is there',
  },
  {
    name: 'on disk means what PostgreSQL has flushed',
    file: store('append/flusher.ts'),
    off: [sql("select pg_logical_emit_message(true, 'event-store', '')", 'select true')],
    spec: store('append/flusher.int.spec.ts'),
    story: 'is done when everything that was committed before is on disk',
  },
  {
    name: 'a batch that is found by its traces is on disk before anybody is told',
    file: store('append/commit-recovery.ts'),
    off: [part('ArrayExpression', '[$0, $1]')],
    spec: store('append/flusher.int.spec.ts'),
    story: 'is found by its traces, and is there before anybody is told',
  },
  {
    name: 'whoever comes in the same turn goes along',
    file: store('append/inbox.ts'),
    off: [drop],
    spec: store('append/inbox.int.spec.ts'),
    story: 'make one batch when they come in one turn of the event loop',
  },
  {
    name: 'what passes is tried again',
    file: store('append/retry.ts'),
    off: [whole('$then')],
    spec: store('tries-and-jobs.int.spec.ts'),
    story: 'an error that passes is tried again, and leaves one effect',
  },
  {
    name: 'what was decided on a batch that did not come to be is taken back',
    file: store('append/command-queue.ts'),
    off: [drop],
    spec: inFlight,
    story: 'gets no answer from what does not come to be',
  },
  {
    name: 'the answer of what did not come to be is forgotten',
    file: store('append/ledger-unit-of-work.ts'),
    off: [drop],
    spec: inFlight,
    story: 'gets no answer from what does not come to be',
  },
];
