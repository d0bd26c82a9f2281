import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { ListFailedJobs, OperationsModule, RetryFailed, SettleJob } from '../../contexts/operations/index.js';
import { SettingsModule } from '../../platform/config/settings.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { EventStoreModule } from '../../platform/event-store/event-store.module.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { withContext } from '../../platform/observability/request-context.js';
import { queueNames } from '../queue-names.js';
import { alignedLines } from './aligned-lines.js';
import { complain, complainsOfOptions } from './complain.js';

const usage = `Jobs whose tries have all failed: nobody tries them again but you (docs/how-to/look-after-queues.md).

  npm run queues -- failed                 the latest fifty of each queue
  npm run queues -- retry <queue> [id]     has one tried again, or up to five hundred of a queue
  npm run queues -- discard <queue> <id>   gives one up, in its queue and in the outbox`;

type Words = readonly (string | undefined)[];
type Tool = (app: INestApplicationContext, words: Words) => Promise<string>;

@Module({
  imports: [SettingsModule, DatabaseModule, EventStoreModule, CqrsModule.forRoot(), OperationsModule.of(queueNames)],
})
class QueueToolsModule {}

const commandsOf = (app: INestApplicationContext): CommandBus => app.get(CommandBus, { strict: false });

const tools: Readonly<Record<string, Tool>> = {
  failed: async (app) => {
    const queries = app.get(QueryBus, { strict: false });
    const jobs = (await Promise.all(queueNames.map((name) => queries.execute(new ListFailedJobs(name))))).flat();
    if (jobs.length === 0) return 'No job has failed for good.';
    const rows = jobs.map(({ queue, id, kind, attempts, failedAt, reason }) => [
      queue,
      id,
      kind,
      attempts,
      failedAt ?? '',
      reason,
    ]);
    return alignedLines([['queue', 'id', 'kind', 'tries', 'failed', 'reason'], ...rows]).join('\n');
  },
  retry: async (app, [queue = '', id]) => {
    if (id !== undefined) {
      await commandsOf(app).execute(new SettleJob(queue, id, 'retry'));
      return `${id} of ${queue} is tried again.`;
    }
    const { retried, left } = await commandsOf(app).execute(new RetryFailed(queue));
    return `${retried} of ${queue} are tried again, ${left} are left.`;
  },
  discard: async (app, [queue = '', id = '']) => {
    await commandsOf(app).execute(new SettleJob(queue, id, 'discard'));
    return `${id} of ${queue} is given up.`;
  },
};

/** Words that each needs after its name. */
const needs: Readonly<Record<string, number>> = { failed: 0, retry: 1, discard: 2 };

await bootstrap(async () => {
  const [name = '', ...words] = process.argv.slice(2);
  if (complainsOfOptions([name, ...words])) return;
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool || words.length < (needs[name] ?? 0)) {
    console.log(usage);
    return;
  }
  const app = await NestFactory.createApplicationContext(QueueToolsModule, { logger: ['error', 'warn'] });
  await withContext({ requestId: randomUUID(), actor: 'operator' }, () => tool(app, words))
    .then((answer) => console.log(answer), tellWhy)
    .finally(() => app.close());
});

function tellWhy(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  complain(error.message);
}
