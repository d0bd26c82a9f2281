import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ChannelListener } from '../consume/channel-listener.js';
import { subscription } from '../consume/subscription.js';
import { SubscriptionWorker } from '../consume/subscription-worker.js';
import { Subscriptions } from '../consume/subscriptions.js';
import { EventTypes } from '../event-types.js';
import type { CoinsDropped } from './log-house.js';
import { testPool } from './test-database.js';

/**
 * A worker process that writes down every coin that it hears of in spec.heard, as `by-process`. `DIES=effect:20` kills
 * it in its 20th effect; `commit:2` when it is about to send its second commit, `committed:2` when it has just sent
 * it. `RESTS_AT=30` has it say so and wait for two seconds in the middle of the effect of position 30.
 */
const [where, nth] = (process.env.DIES ?? '').split(':');
const restsAt = Number(process.env.RESTS_AT);
const seen = new Map<string, number>();

function mayDie(place: string): void {
  seen.set(place, (seen.get(place) ?? 0) + 1);
  if (place === where && seen.get(place) === Number(nth)) process.kill(process.pid, 'SIGKILL');
}

const send = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const isCommit = args[0] === 'commit';
  if (isCommit) mayDie('commit');
  const answer = Reflect.apply(send, this, args);
  if (isCommit) setImmediate(mayDie, 'committed');
  return answer;
} as never;

const listener = subscription<CoinsDropped>('by-process', {
  from: 'start',
  on: {
    CoinsDropped: async ({ ledger, position }, db) => {
      await db.query("insert into spec.heard (name, ledger, position) values ('by-process', $1, $2)", [
        ledger,
        position,
      ]);
      mayDie('effect');
      if (position !== restsAt) return;
      process.stdout.write('resting\n');
      await delay(2_000);
    },
  },
});

const types = new EventTypes();
types.add({ CoinsDropped: {} });
const subscriptions = new Subscriptions();
subscriptions.add([listener]);
const url = String(process.env.DATABASE_URL);
const listen = (wake: () => void) => new ChannelListener({ connectionString: url, application_name: 'log' }, wake);
const worker = new SubscriptionWorker(subscriptions, { pool: testPool(url), listen, types });
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)));
void worker.start();
