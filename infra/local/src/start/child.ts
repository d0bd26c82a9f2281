import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { answers } from '../processes/answers.js';
import { endProcess } from '../processes/end-process.js';
import { nodeFlags } from '../processes/node-flags.js';
import { PlainError } from '../processes/plain-error.js';
import { Backoff, inSeconds } from './backoff.js';
import { ChildLog, follow } from './child-log.js';

export interface ChildPlan {
  readonly name: string;
  readonly entry: string;
  /** What follows the entry on the command line. */
  readonly args?: readonly string[];
  /** For Node itself, besides those that each process has. */
  readonly flags?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** What was changed since; asked at each of its starts. */
  readonly settingsNow?: () => NodeJS.ProcessEnv;
  readonly dataDir: string;
  /** Answers 200 when the process may be used. */
  readonly readyUrl: string;
  /** It is killed so many milliseconds after it was asked to end; twelve seconds unless it says more. */
  readonly stopWithinMs?: number;
}

export interface ChildEvents {
  /** Called with something the person at the console should read. */
  readonly tell: (sentence: string) => void;
  /** Called whenever the process has another number, or none. */
  readonly changed: () => void;
}

const STOP_TIMEOUT_MS = 12_000;
/** Between two versions nobody waits for long; a debugger that is attached would hold the old one. */
const RESTART_TIMEOUT_MS = 1_500;
const READY_TIMEOUT_MS = 90_000;
const LOOK_EVERY_MS = 50;

/** One process of the system: started, watched, started again whenever it ends, stopped in good order. */
export class Child {
  private process: ChildProcess | undefined;
  private readonly log: ChildLog;
  private readonly halt = new AbortController();
  private hasBeenReady = false;
  private restarts = 0;
  private replacing: Promise<unknown> = Promise.resolve();
  private lastWords: string[] = [];

  constructor(
    private readonly plan: ChildPlan,
    private readonly events: ChildEvents,
    private readonly backoff = new Backoff(),
  ) {
    this.log = new ChildLog(plan.dataDir, plan.name, events.tell);
  }

  get name(): string {
    return this.plan.name;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /**
   * Starts the process and waits until it says that it is ready; from then on it is started again whenever it ends.
   * @throws PlainError with its last words when it ends before, or is not ready in time
   */
  async start(signal: AbortSignal): Promise<void> {
    await this.untilReady(this.launch(), signal);
    this.becameReady();
  }

  /** Asks the process to finish; one that does not in time, or when `hurry` is given, is killed. */
  async stop(hurry?: AbortSignal): Promise<void> {
    this.halt.abort();
    await this.replacing;
    if (this.process) await endProcess(this.process, this.plan.stopWithinMs ?? STOP_TIMEOUT_MS, hurry);
  }

  /**
   * Ends the process and starts it again at once, from what is compiled now; also one that is starting, or waits for its
   * next start. One that ends before it is ready stays away until the next restart.
   * @returns whether it is ready
   */
  async restart(): Promise<boolean> {
    const nth = ++this.restarts;
    const replaced = this.replacing.then(() => this.replace());
    this.replacing = replaced;
    const child = await replaced;
    if (!child || nth !== this.restarts) return false;
    const { tell } = this.events;
    try {
      await this.untilReady(child, this.halt.signal);
    } catch {
      const isLast = nth === this.restarts && !this.halt.signal.aborted;
      if (isLast) tell(`${this.name} does not start, and is tried again when a source of it changes`);
      return false;
    }
    if (nth !== this.restarts) return false;
    tell(`${this.name} is ready again (process ${child.pid})`);
    this.becameReady();
    return true;
  }

  /** From here on it is started again; it may have ended since it answered. */
  private becameReady(): void {
    this.hasBeenReady = true;
    if (!this.process) void this.startAgain('as soon as it was ready');
  }

  private async replace(): Promise<ChildProcess | undefined> {
    const before = this.process;
    this.process = undefined; // its end is no news
    this.hasBeenReady = false;
    if (before) await endProcess(before, RESTART_TIMEOUT_MS);
    return this.halt.signal.aborted ? undefined : this.launch();
  }

  private launch(): ChildProcess {
    this.lastWords = [];
    const { entry, args = [], flags = [], env, settingsNow } = this.plan;
    const child = spawn(process.execPath, [...nodeFlags, ...flags, entry, ...args], {
      env: { ...env, ...settingsNow?.() },
      detached: true, // Ctrl-C reaches it through us, in order
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // it stops by itself when the channel closes
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr])
      if (stream) follow(stream, this.log, (line) => this.keepLine(line));
    child.on('exit', (code, signal) => this.ended(child, signal ?? `code ${code}`));
    child.on('error', ({ message }) => {
      if (child.pid === undefined) this.ended(child, message);
    });
    this.events.changed();
    return child;
  }

  private keepLine(line: string): void {
    this.lastWords = [...this.lastWords, line].slice(-20);
    this.events.tell(`${this.name}: ${line.length > 300 ? `${line.slice(0, 300)} …` : line}`);
  }

  private ended(child: ChildProcess, how: string): void {
    if (this.process !== child) return;
    this.process = undefined;
    void this.log.close();
    this.events.changed();
    if (this.hasBeenReady) void this.startAgain(how);
  }

  /**
   * For ever, however often it ends: only this process is away meanwhile.
   * @param since how many restarts were asked for when it ended: one that came later looks after it
   */
  private async startAgain(how: string, since = this.restarts): Promise<void> {
    const isOver = () => this.halt.signal.aborted || since !== this.restarts;
    if (isOver()) return;
    const pauseMs = this.backoff.nextMs();
    const { tell } = this.events;
    tell(`${this.name} ended (${how}) and is started again in ${inSeconds(pauseMs)}. Its log: ${this.log.file}`);
    await delay(pauseMs, undefined, { signal: this.halt.signal }).catch(() => undefined);
    if (isOver() || this.process) return;
    try {
      await this.tellWhenReady(this.launch());
    } catch (error) {
      void this.startAgain(`it could not be started: ${(error as Error).message}`, since);
    }
  }

  /** An end while it starts is told where it is noticed. */
  private async tellWhenReady(child: ChildProcess): Promise<void> {
    const { tell } = this.events;
    await this.untilReady(child, this.halt.signal).then(
      () => tell(`${this.name} is ready again (process ${child.pid})`),
      ({ message }: Error) => this.process === child && !this.halt.signal.aborted && tell(message),
    );
  }

  private async untilReady(starting: ChildProcess, signal: AbortSignal): Promise<void> {
    const { name, plan } = this;
    const until = Date.now() + READY_TIMEOUT_MS;
    while (!(await answers(plan.readyUrl))) {
      signal.throwIfAborted();
      if (this.process !== starting) {
        throw new PlainError(`${name} ended while it was starting. Its last words:\n${this.lastWords.join('\n')}`);
      }
      if (Date.now() > until) {
        throw new PlainError(`${name} was started but is not ready: ${plan.readyUrl} does not answer 200.`);
      }
      await delay(LOOK_EVERY_MS);
    }
  }
}
