import { BullModule, BullRegistrar, InjectQueue, Processor } from '@nestjs/bullmq';
import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef, NestFactory } from '@nestjs/core';
import type { Job, Queue } from 'bullmq';
import { SettingsModule } from '../../config/settings.module.js';
import { DatabaseModule } from '../../database/database.module.js';
import { bootstrap, shutdownOnSignals } from '../../http/lifecycle.js';
import { nestLogger } from '../../observability/logger.js';
import { JobHost, maxStalledCount } from '../job-host.js';
import { Outbox, type OutboxJobData } from '../outbox.js';
import { OutboxRelay } from '../outbox-relay.js';
import { QueuesModule } from '../queues.module.js';
import { RelayModule } from '../relay.module.js';

/** What a job of these stories says it does. */
export interface TestJob {
  readonly does: 'write' | 'sleep' | 'die';
  readonly name: string;
}

const queueName = 'deeds';
/** A thirtieth of the usual lock of a worker that says nothing. */
const stalledOptions = { lockDuration: 1_000, stalledInterval: 1_000, drainDelay: 1, maxStalledCount };

/**
 * A worker process that writes the names of its jobs into spec.deeds. One that is to sleep stops its whole process in
 * the middle of its effect, until it is woken; one that is to die takes its process along, each time.
 */
@Processor(queueName, { concurrency: 4, ...stalledOptions })
class TestJobProcessor extends JobHost {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  async process(job: Job<OutboxJobData<TestJob>>, token?: string): Promise<void> {
    await this.isolateStalled({ job, token }, () => this.work(job.data));
  }

  private async work({ outbox, payload: { does, name } }: OutboxJobData<TestJob>): Promise<void> {
    await this.outbox.once(outbox, async (db) => {
      await db.query('insert into spec.deeds (name, process) values ($1, $2)', [name, process.pid]);
      if (does === 'write') return;
      process.stdout.write(`${does}\n`);
      process.kill(process.pid, does === 'die' ? 'SIGKILL' : 'SIGSTOP');
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

@Module({
  imports: [
    SettingsModule,
    DatabaseModule,
    QueuesModule,
    RelayModule.of([]),
    BullModule.registerQueue({ name: queueName }),
  ],
  providers: [TestJobProcessor],
})
class TestJobsModule implements OnApplicationBootstrap {
  constructor(
    relay: OutboxRelay,
    @InjectQueue(queueName) queue: Queue,
    private readonly modules: ModuleRef,
  ) {
    relay.route('deed', queue);
  }

  onApplicationBootstrap(): void {
    this.modules.get(BullRegistrar, { strict: false }).register();
  }
}

void bootstrap(async () => {
  shutdownOnSignals(await NestFactory.createApplicationContext(TestJobsModule, { logger: nestLogger }), {
    DRAIN_SECONDS: 0,
  });
  process.stdout.write('ready\n');
});
