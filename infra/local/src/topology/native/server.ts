import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess } from '../../processes/end-process.js';
import { PlainError } from '../../processes/plain-error.js';
import { killGroup } from '../../processes/run.js';
import { Backoff, inSeconds } from '../../start/backoff.js';
import { ChildLog, follow } from '../../start/child-log.js';
import type { Zone } from './zones.js';

/** How a server of the topology is started. */
export interface ServerPlan {
  readonly name: string;
  /** None: it stands before the zones. */
  readonly zone?: Zone;
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly identity?: { readonly uid?: number; readonly gid?: number };
  /** True once it may be used. */
  readonly isReady: () => Promise<boolean>;
  /** Ends what outlives it where it was killed. */
  readonly endRest?: () => Promise<void>;
}

export interface ServerEvents {
  readonly dataDir: string;
  /** Called with something the person at the console should read. */
  readonly tell: (sentence: string) => void;
  /** Called whenever a server has another process, or none. */
  readonly changed: () => void;
}

const READY_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 100;
const KEPT_LINES = 12;
const again = { firstMs: 250, longestMs: 5_000, quietMs: 60_000 };

/** A program that is no Node: started, watched, started again whenever it ends, stopped in good order. */
export class Server {
  private process: ChildProcess | undefined;
  private readonly log: ChildLog;
  private readonly backoff = new Backoff(again);
  private readonly halt = new AbortController();
  private isHeld = false;
  private lastWords: string[] = [];

  constructor(
    private readonly plan: ServerPlan,
    private readonly events: ServerEvents,
  ) {
    this.log = new ChildLog(events.dataDir, plan.name, events.tell);
  }

  get name(): string {
    return this.plan.name;
  }

  get zone(): Zone | undefined {
    return this.plan.zone;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /**
   * Starts it and waits until it may be used.
   * @throws PlainError with its last words when that takes more than a minute and a half
   */
  async start(signal: AbortSignal): Promise<void> {
    this.launch();
    const until = Date.now() + READY_TIMEOUT_MS;
    while (!(await this.plan.isReady())) {
      signal.throwIfAborted();
      if (Date.now() > until) {
        throw new PlainError(`${this.name} does not come up. Its last words:\n${this.lastWords.join('\n')}`);
      }
      await delay(LOOK_EVERY_MS);
    }
  }

  isReady(): Promise<boolean> {
    return this.plan.isReady();
  }

  /** Asks it to finish; one that does not in time, or when `hurry` is given, is killed. */
  async stop(hurry?: AbortSignal): Promise<void> {
    this.halt.abort();
    if (this.process) await endProcess(this.process, STOP_TIMEOUT_MS, hurry);
    await this.plan.endRest?.();
  }

  /** Signals it and what it started. */
  signal(signal: NodeJS.Signals): void {
    if (this.process) killGroup(this.process, signal);
  }

  /** Ends it at once, and keeps it away. @returns lets it come back */
  holdBack(): () => void {
    this.isHeld = true;
    this.signal('SIGKILL');
    return () => {
      this.isHeld = false;
      if (!this.process && !this.halt.signal.aborted) this.launch();
    };
  }

  private launch(): void {
    const { file, args, env = {}, identity = {} } = this.plan;
    const child = spawn(file, [...args], {
      ...identity,
      // nothing of the environment of a start reaches a server but where its programs are
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', TZ: 'UTC', ...env },
      cwd: '/',
      detached: true, // Ctrl-C reaches it through us, in order
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr]) follow(stream, this.log, (line) => this.keepLine(line));
    child.on('exit', (code, signal) => this.ended(child, signal ?? `code ${code}`));
    child.on('error', ({ message }) => {
      if (child.pid === undefined) this.ended(child, message);
    });
    this.events.changed();
  }

  private keepLine(line: string): void {
    this.lastWords = [...this.lastWords, line].slice(-KEPT_LINES);
  }

  private ended(child: ChildProcess, how: string): void {
    if (this.process !== child) return;
    this.process = undefined;
    void this.log.close();
    this.events.changed();
    if (!this.halt.signal.aborted && !this.isHeld) void this.startAgain(how);
  }

  private async startAgain(how: string): Promise<void> {
    const pauseMs = this.backoff.nextMs();
    const { tell } = this.events;
    tell(`${this.name} ended (${how}) and is started again in ${inSeconds(pauseMs)}. Its log: ${this.log.file}`);
    await delay(pauseMs, undefined, { signal: this.halt.signal }).catch(() => undefined);
    if (!this.halt.signal.aborted && !this.isHeld && !this.process) this.launch();
  }
}
