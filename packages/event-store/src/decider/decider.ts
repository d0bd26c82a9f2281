/** Anything told by its `type`: a command before a decision, an event after it. */
export interface Message {
  readonly type: string;
}

type Deciders<State, Command extends Message, Event> = {
  readonly [T in Command['type']]: (command: Extract<Command, { type: T }>, state: State) => readonly Event[];
};
type Evolvers<State, Event extends Message> = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, state: State) => State;
};

/** A consistent thing as arithmetic: what it is at first, what it decides, what each event makes of it. */
export interface Decider<State, Command extends Message, Event extends Message> {
  readonly initial: State;
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
}

/**
 * Builds a decider from two tables. A missing row does not compile; an event that no row knows fails when it is met,
 * because forgetting one would change what is true (docs/adr/0004).
 */
export function decider<State, Command extends Message, Event extends Message>(tables: {
  readonly initial: State;
  readonly decide: Deciders<State, Command, Event>;
  readonly evolve: Evolvers<State, Event>;
}): Decider<State, Command, Event> {
  const deciders = tables.decide as unknown as Record<
    string,
    ((command: Command, state: State) => readonly Event[]) | undefined
  >;
  const evolvers = tables.evolve as unknown as Record<string, ((event: Event, state: State) => State) | undefined>;
  return {
    initial: tables.initial,
    decide: (command, state) => rowOf(deciders, command.type)(command, state),
    evolve: (state, event) => rowOf(evolvers, event.type)(event, state),
  };
}

/** The state after `events`, from the beginning or from `state`. */
export const fold = <State, Command extends Message, Event extends Message>(
  { evolve, initial }: Decider<State, Command, Event>,
  events: readonly Event[],
  state: State = initial,
): State => events.reduce(evolve, state);

function rowOf<Row>(table: Record<string, Row | undefined>, type: string): Row {
  const row = Object.hasOwn(table, type) ? table[type] : undefined;
  if (!row) throw new Error(`No rule knows ${type}: add a row, or an upcaster that turns it into one that is known`);
  return row;
}
