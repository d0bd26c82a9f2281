import type { Decider, Message } from '../decider/decider.js';

/** A snapshot is written each time that a stream has grown by so many events. */
export const EVENTS_PER_SNAPSHOT = 500;

/** How the state of one kind of stream is written down. */
export interface SnapshotPlan<State, Command extends Message, Event extends Message> {
  /** Names the subscription that writes them. */
  readonly name: string;
  /** What the names of these streams begin with. */
  readonly prefix: string;
  readonly rules: Decider<State, Command, Event>;
  /** The event types of these streams. */
  readonly types: readonly Event['type'][];
  /** What the written state means. Raise it when the rules make another state of the same events: older ones are not read. */
  readonly shape: number;
  /** @returns what JSON can hold, the same for the same state */
  readonly write: (state: State) => unknown;
  /** The state that was written. */
  readonly read: (written: never) => State;
}

/** The same, whatever the state. */
export type SnapshottedStreams = SnapshotPlan<unknown, Message, Message>;

/** Pairs rules with the way in which their state is written; after that a list may hold plans of different rules. */
export const snapshotted = <State, Command extends Message, Event extends Message>(
  plan: SnapshotPlan<State, Command, Event>,
): SnapshottedStreams => plan as unknown as SnapshottedStreams;

/** All kinds of streams whose states are written down, so that a process that starts need not read them from their first event. */
export class StreamSnapshots {
  private readonly plans: SnapshottedStreams[] = [];

  get all(): readonly SnapshottedStreams[] {
    return this.plans;
  }

  add(plan: SnapshottedStreams): void {
    this.plans.push(plan);
  }

  /** Undefined for a stream that is always read whole. */
  of(stream: string): SnapshottedStreams | undefined {
    return this.plans.find(({ prefix }) => stream.startsWith(prefix));
  }
}
