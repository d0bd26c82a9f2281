import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ErrorCode } from '@northlight/contracts';
import type { Settings } from '../../../platform/config/settings.js';
import type { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { type CrossingAnswer, crossing } from './crossing.js';

const file = join(__dirname, '..', '..', '..', '..', 'dist', 'contexts', 'booking', 'testing', 'story-process.js');

interface Waiting {
  readonly child: ChildProcess;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A process of its own that runs the booking room, and may be killed: then another one takes its place. */
export class KillableProcess {
  private readonly waiting = new Map<number, Waiting>();
  private running: Promise<ChildProcess>;
  private nth = 0;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.running = this.start();
  }

  /** @returns what the command comes to there @throws {Refusal} UNAVAILABLE when the process died meanwhile */
  async execute(command: object): Promise<unknown> {
    const child = await this.running;
    const nth = this.nth++;
    return new Promise((resolve, reject) => {
      this.waiting.set(nth, { child, resolve, reject });
      const request = { nth, at: this.clock.now(), ...crossing(command) };
      child.send(request, (error) => error && this.lose(nth));
    });
  }

  /** In the middle of whatever it does: who waits for it does not know what came of that. */
  async kill(): Promise<void> {
    const child = await this.running;
    child.kill('SIGKILL');
    this.running = this.start();
  }

  async end(): Promise<void> {
    (await this.running).kill('SIGKILL');
  }

  private async start(): Promise<ChildProcess> {
    const { DATABASE_URL, SECRET, HOLD_MINUTES } = this.settings;
    const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL, SECRET };
    const child = fork(file, {
      env: { ...env, HOLD_MINUTES: String(HOLD_MINUTES) },
      execArgv: [],
      serialization: 'advanced',
    });
    await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('It ended')))]);
    child.on('message', (reply: CrossingAnswer) => this.tell(reply));
    child.once('exit', () => this.loseAll(child));
    return child;
  }

  private tell(reply: CrossingAnswer): void {
    const waiting = this.waiting.get(reply.nth);
    this.waiting.delete(reply.nth);
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else waiting?.reject(reply.code === 'INTERNAL' ? new Error(reply.stack) : new Refusal(reply.code as ErrorCode));
  }

  private loseAll(child: ChildProcess): void {
    for (const [nth, waiting] of this.waiting) if (waiting.child === child) this.lose(nth);
  }

  private lose(nth: number): void {
    this.waiting.get(nth)?.reject(new Refusal('UNAVAILABLE'));
    this.waiting.delete(nth);
  }
}
