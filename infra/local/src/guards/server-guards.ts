import { drop, type Guard, part, sql, store } from './guard.js';

const moving = { spec: store('servers/moving-ledgers.int.spec.ts') };
const wrong = { spec: store('servers/moves-that-go-wrong.int.spec.ts') };
const together = { spec: store('servers/ledger-colocation.int.spec.ts') };
const inHeads = { file: store('servers/move-heads.ts') };

/** What keeps a ledger on one server at a time, and all of it there. */
export const serverGuards: readonly Guard[] = [
  {
    name: 'a ledger is decided on the server that its head names',
    file: store('append/batch-loader.ts'),
    off: [drop],
    ...moving,
    story: 'is decided on its new server, and can be read at home as before',
  },
  {
    name: 'the source is closed before the target opens',
    ...inHeads,
    off: [sql('server = $2, token = gen_random_uuid(), carried = 0', 'carried = length($2) * 0')],
    ...moving,
    story: 'loses nothing and doubles nothing while several processes write to it',
  },
  {
    name: 'the target opens where the source was closed',
    ...inHeads,
    off: [sql('token = $3', '$3::uuid is not null')],
    ...wrong,
    story: 'does not open what was taken back meanwhile',
  },
  {
    name: 'what is brought over is a continuation',
    file: store('servers/bring-over.ts'),
    off: [drop],
    ...wrong,
    story: 'stops where the source has another past than the target',
  },
  {
    name: 'what was decided elsewhere is at home before it is answered',
    file: store('servers/routed-commands.ts'),
    off: [drop],
    ...moving,
    story: 'is decided on its new server, and can be read at home as before',
  },
  {
    name: 'the table does not let a closed ledger be written to',
    file: store('migrations/1798000000060-ledger-servers.ts'),
    off: [sql('old.server is not null and new.server is not null', 'false')],
    ...wrong,
    story: 'is refused by the table',
  },
  {
    name: 'ledgers that came together stay until it is decided',
    file: store('servers/ledger-colocation.ts'),
    off: [drop],
    ...together,
    story: 'stay until it is decided',
  },
  {
    name: 'who was told to come again has not decided',
    file: store('servers/ledger-colocation.ts'),
    off: [drop],
    ...together,
    story: 'are not decided about by who was told to come again',
  },
  {
    name: 'ledgers that come together are locked in ascending order',
    file: store('servers/move-locks.ts'),
    off: [part('BinaryExpression', '$right - $left')],
    ...together,
    story: 'wait for them in ascending order, whatever they were told',
  },
];
