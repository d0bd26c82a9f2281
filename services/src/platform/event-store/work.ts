import { type Decider, fold, type Message } from '../kernel/decider.js';
import { type Step, step } from '../kernel/step.js';
import type { Companion, Kept } from './companion.js';
import type { CachedStream } from './engine/stream-cache.js';

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
  /** It had no past. */
  readonly isNew: boolean;
}

/** A stream that was read: the events after what was remembered of it. */
export interface History {
  readonly base: CachedStream | undefined;
  readonly events: readonly Message[];
}

/** Where a decision gets the past from. */
export interface Past {
  /** A stream as it is now, where that is known without reading. */
  present(stream: string): CachedStream | undefined;
  /** Streams that are not. */
  load(streams: readonly string[]): Promise<readonly History[]>;
  /** One of them, where it was read already. @throws what has the decision made again once it was */
  history(stream: string): History;
  /** Takes note of a stream that was read. */
  found(stream: string, remembered: CachedStream): void;
}

/**
 * One decision over one or more streams of a ledger. Handlers load, decide and append through it; it remembers what
 * it has read and decided, so that a later rule of the same decision stands on the earlier one.
 */
export class Work {
  readonly decided: Decided[] = [];
  readonly jobs: OutboxJob[] = [];
  readonly kept: Kept[] = [];
  /** Every stream that was loaded, as it is after the decision. */
  readonly streams = new Map<string, Loaded>();

  constructor(private readonly past: Past) {}

  /** Reads many streams at once, for a decision that is about to load each of them. */
  async prepare<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    streams: readonly string[],
  ): Promise<void> {
    await this.readAll(
      rules,
      streams.filter((stream) => !this.known(stream)),
    );
  }

  /** The state of `stream` as this decision sees it. */
  async load<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
  ): Promise<State> {
    const { state } = this.known(stream) ?? (await this.read(rules, stream));
    return state as State;
  }

  /** The same for a decision that waits for nothing: where the stream has to be read, the decision is made again then. */
  see<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
  ): State {
    return this.seen(rules, stream).state as State;
  }

  /**
   * Decides the first command of a stream that has no past, such as one named by a fresh uuid, without reading. Should
   * it have one after all, the unique key on stream and version refuses it. @throws {Refusal}
   */
  begin<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
    command: Command,
  ): State {
    let loaded = this.streams.get(stream);
    if (!loaded) {
      loaded = { state: rules.initial, version: 0, isNew: true };
      this.streams.set(stream, loaded);
    }
    return this.decide(step(rules, stream, command), loaded) as State;
  }

  /** Decides `command` on `stream` at the version that was read. @returns the state after it @throws {Refusal} */
  async apply<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
    command: Command,
  ): Promise<State> {
    const loaded = this.known(stream) ?? (await this.read(rules, stream));
    return this.decide(step(rules, stream, command), loaded) as State;
  }

  /** Decides several commands in their order, each on what the ones before have left. @throws {Refusal} */
  async applyAll(steps: readonly Step[]): Promise<void> {
    for (const one of steps) this.decide(one, this.known(one.stream) ?? (await this.read(one.rules, one.stream)));
  }

  /** The same for a decision that waits for nothing, as `see` is: a wait costs as much as a decision. @throws {Refusal} */
  applyNow(steps: readonly Step[]): void {
    for (const one of steps) this.decide(one, this.seen(one.rules, one.stream));
  }

  /** Writes a row that is no event, in the same commit: what a person may ask us to forget. */
  keep<Row>(companion: Companion<Row>, row: Row): void {
    this.kept.push({ companion: companion as Companion<unknown>, row });
  }

  /** Has the worker run a job, at least once and with one effect, after this decision is committed. */
  enqueue(kind: string, payload: OutboxJob['payload']): void {
    this.jobs.push({ kind, payload });
  }

  private decide({ rules, stream, command }: Step, loaded: Loaded): unknown {
    const events = rules.decide(command, loaded.state);
    for (const event of events) this.decided.push({ stream, version: ++loaded.version, event });
    loaded.state = fold(rules, events, loaded.state);
    return loaded.state;
  }

  /** A stream that needs no reading: whoever waits for nothing gives way to nobody. */
  private known(stream: string): Loaded | undefined {
    const known = this.streams.get(stream);
    if (known) return known;
    const present = this.past.present(stream);
    if (!present) return undefined;
    const loaded = { state: present.state, version: present.version, isNew: false };
    this.streams.set(stream, loaded);
    return loaded;
  }

  private async read<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
  ): Promise<Loaded> {
    return (await this.readAll(rules, [stream]))[0] as Loaded;
  }

  private async readAll<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    streams: readonly string[],
  ): Promise<Loaded[]> {
    if (streams.length === 0) return [];
    const histories = await this.past.load(streams);
    return streams.map((stream, nth) => this.found(rules, stream, histories[nth]));
  }

  private seen<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
  ): Loaded {
    return this.known(stream) ?? this.found(rules, stream, this.past.history(stream));
  }

  private found<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
    history: History | undefined,
  ): Loaded {
    const loaded = loadedFrom(rules, history?.events ?? [], history?.base);
    this.past.found(stream, { ...loaded });
    this.streams.set(stream, loaded);
    return loaded;
  }
}

const loadedFrom = <State, Command extends Message, Event extends Message>(
  rules: Decider<State, Command, Event>,
  past: readonly Message[],
  { state, version }: CachedStream = { state: rules.initial, version: 0 },
): Loaded => ({
  state: fold(rules, past as readonly Event[], state as State),
  version: version + past.length,
  isNew: false,
});
