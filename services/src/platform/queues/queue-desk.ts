import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { Refusal } from '../kernel/refusal.js';
import { withinTime } from '../kernel/within-time.js';
import { logErrorsOf } from './job-host.js';
import { queueOptions } from './queue-connection.js';

/** The names of all queues of the house. */
export class QueueNames {
  constructor(readonly all: readonly string[]) {}
}

/** Milliseconds after which a queue that does not answer counts as away. */
const ANSWER_TIMEOUT_MS = 4_000;

/**
 * The queues as operators see them, from a process that runs no jobs. They are opened when somebody looks for the first
 * time: a process that nobody asks needs neither Redis nor connections for them.
 */
@Injectable()
export class QueueDesk implements OnApplicationShutdown {
  private readonly opened = new Map<string, Queue>();

  constructor(
    private readonly settings: Settings,
    private readonly names: QueueNames,
    private readonly pool: pg.Pool,
  ) {}

  /** Where the queues are on PostgreSQL; undefined where they are on Redis. */
  get database(): pg.Pool | undefined {
    return this.settings.REDIS_URL ? undefined : this.pool;
  }

  get all(): Queue[] {
    return this.names.all.map((name) => this.named(name));
  }

  /** @throws {Refusal} QUEUE_NOT_FOUND */
  named(name: string): Queue {
    if (!this.names.all.includes(name)) throw new Refusal('QUEUE_NOT_FOUND');
    const known = this.opened.get(name) ?? this.open(name);
    this.opened.set(name, known);
    return known;
  }

  /** Asks the queues, and does not wait for ever. @throws {Refusal} QUEUES_AWAY */
  async ask<Answer>(question: Promise<Answer>): Promise<Answer> {
    try {
      return await withinTime(ANSWER_TIMEOUT_MS, question, () => new Refusal('QUEUES_AWAY'));
    } catch (error) {
      throw error instanceof Refusal ? error : away(error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const closing = Promise.allSettled([...this.opened.values()].map((queue) => queue.close()));
    await this.ask(closing).catch(() => undefined);
  }

  private open(name: string): Queue {
    return logErrorsOf(new Queue(name, queueOptions(this.settings, { max: 2 })));
  }
}

/** What a client says of a server that is away; anything else is a fault of ours. */
function away(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith('E') || /connect|closed|terminated|timeout/i.test(message)
    ? new Refusal('QUEUES_AWAY')
    : error;
}
