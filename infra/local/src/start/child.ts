import { type ChildProcess, spawn } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { nodeFlags } from '../processes/node-flags.js';
import { PlainError } from '../processes/plain-error.js';
import { killGroup } from '../processes/run.js';
import { follow, openLog } from './child-log.js';

export interface ChildPlan {
  readonly name: string;
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  /** Answers 200 when the process may be used. */
  readonly readyUrl: string;
}

export interface ChildEvents {
  /** Called with something the person at the console should read. */
  readonly tell: (sentence: string) => void;
  /** Called whenever the process has another number. */
  readonly changed: () => void;
  /** Called when it died so often that starting it again makes no sense. */
  readonly gaveUp: (sentence: string) => void;
}

const patience = 12_000;
const readyWithin = 90_000;
const deathsAllowed = 5;
const deathsForgottenAfter = 120_000;

/** One process of the system: started, watched, started again when it dies, stopped in good order. */
export class Child {
  private process?: ChildProcess;
  private readonly log: WriteStream;
  private deaths: number[] = [];
  private isWanted = true;
  private lastWords: string[] = [];

  constructor(
    private readonly plan: ChildPlan,
    private readonly events: ChildEvents,
  ) {
    this.log = openLog(plan.dataDir, plan.name);
  }

  get name(): string {
    return this.plan.name;
  }

  get pid(): number | undefined {
    return this.isRunning ? this.process?.pid : undefined;
  }

  /**
   * Starts the process and waits until it says that it is ready.
   * @throws PlainError with its last words when it ends before, or is not ready in time
   */
  async start(signal: AbortSignal): Promise<void> {
    const first = this.launch();
    await this.untilReady(signal);
    first.on('exit', (code, sign) => this.died(code, sign));
  }

  /** Asks the process to finish; one that does not within its patience, or when `hurry` is given, is killed. */
  async stop(hurry?: AbortSignal): Promise<void> {
    this.isWanted = false;
    const running = this.process;
    if (running === undefined || !this.isRunning) return;
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    const kill = (): void => killGroup(running, 'SIGKILL');
    const timer = setTimeout(kill, patience);
    hurry?.addEventListener('abort', kill, { once: true });
    killGroup(running, hurry?.aborted ? 'SIGKILL' : 'SIGTERM');
    await gone;
    clearTimeout(timer);
    hurry?.removeEventListener('abort', kill);
  }

  private get isRunning(): boolean {
    return this.process !== undefined && this.process.exitCode === null && this.process.signalCode === null;
  }

  private launch(): ChildProcess {
    const child = spawn(process.execPath, [...nodeFlags, this.plan.entry], {
      env: this.plan.env,
      detached: true, // Ctrl-C reaches it through us, in order
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // it stops by itself when the channel closes
    });
    this.process = child;
    this.lastWords = [];
    for (const stream of [child.stdout, child.stderr]) if (stream) follow(stream, this.log, (line) => this.told(line));
    this.events.changed();
    return child;
  }

  private told(line: string): void {
    this.lastWords = [...this.lastWords, line].slice(-20);
    this.events.tell(`${this.name}: ${line.length > 300 ? `${line.slice(0, 300)} …` : line}`);
  }

  private died(code: number | null, signal: NodeJS.Signals | null): void {
    this.events.changed();
    if (!this.isWanted) return;
    const now = Date.now();
    this.deaths = [...this.deaths.filter((at) => now - at < deathsForgottenAfter), now];
    const how = signal ?? `code ${code}`;
    if (this.deaths.length > deathsAllowed) {
      this.events.gaveUp(`${this.name} ended ${this.deaths.length} times in two minutes (${how}); see its log.`);
      return;
    }
    const pause = 250 * 2 ** (this.deaths.length - 1);
    this.events.tell(`${this.name} ended unexpectedly (${how}); starting it again in ${pause / 1000} s`);
    setTimeout(() => void this.relaunch(), pause);
  }

  private async relaunch(): Promise<void> {
    if (!this.isWanted) return;
    this.launch().on('exit', (code, signal) => this.died(code, signal));
    await this.untilReady(new AbortController().signal).then(
      () => this.events.tell(`${this.name} is ready again`),
      () => undefined, // its end is told where it is noticed
    );
  }

  private async untilReady(signal: AbortSignal): Promise<void> {
    const until = Date.now() + readyWithin;
    while (!(await answers(this.plan.readyUrl))) {
      if (signal.aborted) throw signal.reason;
      if (!this.isRunning) {
        throw new PlainError(`${this.name} ended while it was starting. Its last words:\n${this.lastWords.join('\n')}`);
      }
      if (Date.now() > until) {
        throw new PlainError(`${this.name} was started but is not ready: ${this.plan.readyUrl} does not answer 200.`);
      }
      await delay(100);
    }
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
