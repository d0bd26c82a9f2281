import { type Decider, fold, type Message } from '../kernel/decider.js';
import type { Recorded } from './recorded.js';

/** An event that was decided and not yet written. */
export interface Decided {
  readonly stream: string;
  readonly version: number;
  readonly event: Message;
}

/** A job that must run because of what was decided; written with it, run by the worker. */
export interface OutboxJob {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface Loaded {
  state: unknown;
  version: number;
}

/**
 * One decision over one or more streams of a ledger. Handlers load, decide and append through it; it remembers what
 * it has read and decided, so that a later rule of the same decision stands on the earlier one.
 */
export class Work {
  readonly decided: Decided[] = [];
  readonly jobs: OutboxJob[] = [];
  private readonly streams = new Map<string, Loaded>();

  constructor(private readonly read: (stream: string) => Promise<readonly Recorded[]>) {}

  /** The state of `stream` as this decision sees it. */
  async load<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
  ): Promise<State> {
    return (await this.stream(rules, stream)).state as State;
  }

  /** Decides `command` on `stream` at the version that was read. @returns the state after it @throws {Refusal} */
  async apply<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
    command: Command,
  ): Promise<State> {
    const loaded = await this.stream(rules, stream);
    const events = rules.decide(command, loaded.state as State);
    for (const event of events) this.decided.push({ stream, version: ++loaded.version, event });
    loaded.state = fold(rules, events, loaded.state as State);
    return loaded.state as State;
  }

  /** Has the worker run a job, at least once and with one effect, after this decision is committed. */
  enqueue(kind: string, payload: OutboxJob['payload']): void {
    this.jobs.push({ kind, payload });
  }

  private async stream<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
  ): Promise<Loaded> {
    const known = this.streams.get(stream);
    if (known) return known;
    const past = await this.read(stream);
    const loaded = {
      state: fold(
        rules,
        past.map(({ event }) => event as Event),
      ),
      version: past.length,
    };
    this.streams.set(stream, loaded);
    return loaded;
  }
}
