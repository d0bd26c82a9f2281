import type { Db } from '../db.js';
import type { Message } from '../decider/decider.js';
import type { EventRow, Recorded } from '../recorded.js';

type Effects<Event extends Message> = {
  readonly [T in Event['type']]?: (recorded: Recorded<Extract<Event, { type: T }>>, db: Db) => Promise<unknown>;
};

/** Something that follows the log in the worker, after the commit. */
export interface Subscription {
  /** Names its checkpoints: a subscription that is renamed is a new one. */
  readonly name: string;
  /** Where it begins when nobody has seen it before. */
  readonly from: 'start' | 'now';
  /** The event types that it takes; the others pass by. */
  readonly types: readonly string[];
  /** Which of them have an effect; the others pass by like those of other types. */
  readonly takes?: ((row: EventRow) => boolean) | undefined;
  /** The effect of one event. */
  apply(recorded: Recorded, db: Db): Promise<void>;
}

/**
 * Builds a subscription from a table of event types; types without a row pass by, also when nobody knows them.
 *
 * What an effect writes through `db` is committed with the checkpoint: once, whatever happens. What it does elsewhere,
 * such as a command that it runs, may happen again and must bear that. An effect that fails is tried again later while
 * the events of other streams go on; those of its own stream wait behind it (docs/adr/0016).
 */
export const subscription = <Event extends Message>(
  name: string,
  {
    on,
    from = 'now',
    takes,
  }: Pick<Subscription, 'takes'> & {
    readonly on: Effects<Event>;
    readonly from?: Subscription['from'];
  },
): Subscription => {
  const effects = on as Readonly<Record<string, ((recorded: Recorded, db: Db) => Promise<unknown>) | undefined>>;
  return {
    name,
    from,
    types: Object.keys(on),
    takes,
    apply: async (recorded, db) => {
      await effects[recorded.event.type]?.(recorded, db);
    },
  };
};
