import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Settings } from '../config/settings.js';
import { Refusal } from '../kernel/refusal.js';
import { logErrorsOf } from './job-host.js';
import { queueOptions } from './queues.module.js';

/** The names of all queues of the house. */
export class QueueNames {
  constructor(readonly all: readonly string[]) {}
}

/** Milliseconds after which a queue that does not answer counts as away. */
const patience = 4_000;

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
  ) {}

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
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Refusal('QUEUES_AWAY')), patience);
    });
    try {
      return await Promise.race([question, late]);
    } catch (error) {
      throw error instanceof Refusal ? error : away(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const closing = Promise.allSettled([...this.opened.values()].map((queue) => queue.close()));
    await this.ask(closing).catch(() => undefined);
  }

  private open(name: string): Queue {
    const { connection, prefix } = queueOptions(this.settings);
    return logErrorsOf(new Queue(name, { connection: { ...connection, max: 2 } as never, prefix }));
  }
}

/** What a client says of a server that is away; anything else is a fault of ours. */
function away(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith('E') || /connect|closed|terminated/i.test(message) ? new Refusal('QUEUES_AWAY') : error;
}
