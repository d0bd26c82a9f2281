import { type Guard, store } from './guard.js';

const parking = store('subscription-parking.int.spec.ts');
const following = store('subscriptions.int.spec.ts');
const twins = store('twin-build.int.spec.ts');

/** What keeps those who follow the log from missing, doubling or disordering what they follow, and rebuilds from losing anything. */
export const followerGuards: readonly Guard[] = [
  {
    name: 'the checkpoint is committed with the effect',
    file: store('subscription-turn.ts'),
    off: [
      [
        'this.subscription.apply(this.ground.types.read(row), this.db)',
        'this.subscription.apply(this.ground.types.read(row), this.ground.pool)',
      ],
    ],
    spec: parking,
    story: 'leaves nothing, keeps back its own stream and nobody else',
  },
  {
    name: 'the checkpoint moves from where the turn found it',
    file: store('subscription-steps.ts'),
    off: [
      ['if (rowCount !== 1) throw new Error(`Another worker moved ${subscription.name} on ledger ${ledger}`);', ''],
    ],
    spec: following,
    story: 'has no effect where its checkpoint was moved meanwhile',
  },
  {
    name: 'one worker leads',
    file: store('subscription-turn.ts'),
    off: [['and ledger = $2 for update skip locked', 'and ledger = $2']],
    spec: following,
    story: 'do not wait for one another',
  },
  {
    name: 'who does not lead does not wait',
    file: store('subscription-turn.ts'),
    off: [['for update skip locked', 'for update']],
    spec: following,
    story: 'do not wait for one another',
  },
  {
    name: 'what fails leaves nothing',
    file: store('subscription-turn.ts'),
    off: [["'rollback to savepoint effect'", "'release savepoint effect'"]],
    spec: parking,
    story: 'leaves nothing, keeps back its own stream and nobody else',
  },
  {
    name: 'parking keeps the order inside a stream',
    file: store('subscription-steps.ts'),
    off: [['if (!isBehind) return turn.attempt(row);', 'if (!isBehind || row) return turn.attempt(row);']],
    spec: parking,
    story: 'leaves nothing, keeps back its own stream and nobody else',
  },
  {
    name: 'an event of which nothing can be told stops nobody else',
    file: store('subscription-steps.ts'),
    off: [['  } catch {\n    return true;', '  } catch (error) {\n    throw error;']],
    spec: parking,
    story: 'because it cannot even be told whether it is meant',
  },
  {
    name: 'parked events of a stream are taken again in their order',
    file: store('subscription-steps.ts'),
    off: [["    if (tried !== 'done') return tried;\n", '']],
    spec: parking,
    story: 'is taken again with its stream in their order',
  },
  {
    name: 'what fails ten times is left to a person',
    file: store('subscription-parking.ts'),
    off: [['case when p.tries + 1 < ${mostTries} then', 'case when p.tries + 1 < ${mostTries} * 9 then']],
    spec: parking,
    story: 'ten times is parked',
  },
  {
    name: 'what was told to come again is no failure of the event',
    file: store('subscription-turn.ts'),
    off: [["if (isAway(error)) return 'later';", '']],
    spec: parking,
    story: 'because its command is told to come again is no failure',
  },
  {
    name: 'an effect that breaks its transaction does not do so for ever',
    file: store('subscription-turn.ts'),
    off: [['if (!(error instanceof EffectCutOff)) throw error;', 'throw error;']],
    spec: parking,
    story: 'by breaking its transaction counts like any other',
  },
  {
    name: 'a subscription does not take the name of a projection',
    file: store('subscription-follower.ts'),
    off: [
      [
        "if (rows[0]?.kind === 'inline') throw new Error(`${name} is a projection: they would share their checkpoints`);",
        '',
      ],
    ],
    spec: following,
    story: 'does not take the name of a projection',
  },
  {
    name: 'two subscriptions have two names',
    file: store('subscriptions.ts'),
    off: [['if (this.all.has(name))', 'if (this.all.size < 0)']],
    spec: following,
    story: 'refuses two subscriptions of one name',
  },
  {
    name: 'a rebuilt table has all that the one before had, or is not built',
    file: store('twin-tables.ts'),
    off: [['await refuseWhatTwinsLose(db, tables);', 'void refuseWhatTwinsLose;']],
    spec: twins,
    story: 'is none with a trigger, which would be lost',
  },
  {
    name: 'a rebuilt table has the rights and settings of the one before',
    file: store('twin-tables.ts'),
    off: [
      [
        'for (const statement of await rightsAndSettings(db, table)) await db.query(statement);',
        'await rightsAndSettings(db, table);',
      ],
    ],
    spec: twins,
    story: 'has the indexes, checks, grants and settings of the one before',
  },
  {
    name: 'a rebuild has what was written while it ran',
    file: store('twin-build.ts'),
    off: [
      [
        'lock table log.head in exclusive mode`);\n    await this.catchUp(writer, reader);',
        'lock table log.head in exclusive mode`);',
      ],
    ],
    spec: twins,
    story: 'as a vacuum does, is waited for before anybody else has to wait',
  },
  {
    name: 'a rebuild that waits lets the writers go on',
    file: store('twin-build.ts'),
    off: [
      [
        'set local lock_timeout = ${lockWait}; lock table log.head in exclusive mode',
        'set local lock_timeout = ${lockWait * 0}; lock table log.head in exclusive mode',
      ],
    ],
    spec: twins,
    story: 'keeps neither writers waiting nor other readers, and is waited for',
  },
  {
    name: 'a rebuild that stands still does not keep the writers',
    file: store('twin-build.ts'),
    off: [['idle_in_transaction_session_timeout = ${longestPause}', 'idle_in_transaction_session_timeout = 0']],
    spec: twins,
    story: 'is ended before they give up',
  },
  {
    name: 'a rebuild does not leave out what it cannot read',
    file: store('twin-build.ts'),
    off: [
      [
        'rows.map((row) => this.read(row));',
        'rows.flatMap((row) => { try { return [this.read(row)]; } catch { return []; } });',
      ],
    ],
    spec: twins,
    story: 'is named where it is needed, and leaves what is there as it is',
  },
  {
    name: 'the proof of a projection sees rows that differ',
    file: store('twin-tables.ts'),
    off: [['where row(l.*) is distinct from row(t.*)', 'where false']],
    spec: store('projections.int.spec.ts'),
    story: 'is proved against the log, row for row',
  },
  {
    name: 'a projection whose rows mean something else is built anew',
    file: store('projections.ts'),
    off: [
      [
        'versions.filter(([, { has, expects }]) => has !== expects)',
        'versions.filter(([, { has, expects }]) => has > expects)',
      ],
    ],
    spec: store('projections.int.spec.ts'),
    story: 'is known by its version, and made anew once',
  },
];
