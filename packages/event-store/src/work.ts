import type { CachedStream } from './append/ledger-cache.js';
import type { Companion, CompanionRow } from './companion.js';
import { type Decider, fold, type Message } from './decider/decider.js';
import { type Step, step } from './decider/step.js';

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

/** Asks outside of the log. It is called once for a try of the batch and all it is asked about, on the present. */
export type Question<About, Answer> = (about: About) => Promise<Answer>;

/** Where a decision gets the past from. What is not there yet ends the decision; it is made again once it was read. */
export interface Past {
  /** A stream as it is now, where that is known without reading. */
  present(stream: string): CachedStream | undefined;
  /** One that is not, as it was read. @throws where it was not */
  history(stream: string): History;
  /** Has streams read that are neither. @throws where there are any */
  want(streams: readonly string[]): void;
  /** Takes note of a stream that was read. */
  found(stream: string, remembered: CachedStream): void;
  /** @throws where it was not answered yet */
  answerTo<About>(question: Question<About, unknown>, about: About): unknown;
}

/**
 * One decision over one or more streams of a ledger. It waits for nothing: where a stream has to be read, the decision ends
 * and is made again once it was. It remembers what it has decided, so that a later rule of the same decision stands on the
 * earlier one.
 */
export class Work {
  readonly decided: Decided[] = [];
  readonly jobs: OutboxJob[] = [];
  readonly companionRows: CompanionRow[] = [];
  /** Every stream that was loaded, as it is after the decision. */
  readonly streams = new Map<string, Loaded>();

  constructor(private readonly past: Past) {}

  /** Has streams read together that the decision is about to load, which would otherwise be made again for each. */
  preload(streams: readonly string[]): void {
    this.past.want(streams.filter((stream) => !this.known(stream)));
  }

  /** The state of `stream` as this decision sees it. */
  load<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
  ): State {
    return this.loaded(rules, stream).state as State;
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
  apply<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
    command: Command,
  ): State {
    return this.decide(step(rules, stream, command), this.loaded(rules, stream)) as State;
  }

  /** Decides several commands in their order, each on what the ones before have left. @throws {Refusal} */
  applyAll(steps: readonly Step[]): void {
    if (steps.length > 1) this.preload(steps.map(({ stream }) => stream));
    for (const one of steps) this.decide(one, this.loaded(one.rules, one.stream));
  }

  /**
   * What the log does not know. @param question the same function each time that the decision is made
   * @param about data: each value of it, compared as a whole, has an answer of its own
   */
  ask<About, Answer>(question: Question<About, Answer>, about: About): Answer {
    return this.past.answerTo(question, about) as Answer;
  }

  /** Writes a row that is no event, in the same commit: what a person may ask us to forget. */
  keep<Row>(companion: Companion<Row>, row: Row): void {
    this.companionRows.push({ companion: companion as Companion<unknown>, row });
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

  /** A stream that needs no reading. */
  private known(stream: string): Loaded | undefined {
    const known = this.streams.get(stream);
    if (known) return known;
    const present = this.past.present(stream);
    if (!present) return undefined;
    const loaded = { state: present.state, version: present.version, isNew: false };
    this.streams.set(stream, loaded);
    return loaded;
  }

  private loaded<State, Command extends Message, Event extends Message>(
    rules: Decider<State, Command, Event>,
    stream: string,
  ): Loaded {
    const known = this.known(stream);
    if (known) return known;
    const { base, events } = this.past.history(stream);
    const loaded = loadedFrom(rules, events, base);
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
