import type { Decider, Message } from '@northlight/event-store/decider';

type Fact = string | number | null;
type Facts = Readonly<Record<string, Fact>>;

/** How what happened to a thing is told to people. */
export interface Story<State, Event extends Message> {
  readonly rules: Pick<Decider<State, Message, Event>, 'initial' | 'evolve'>;
  /** Each event in words; leave one out and it does not compile. */
  readonly words: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>) => string };
  /** What is told of a state, each under its name for people. */
  readonly facts: (state: State) => Facts;
}

/** One event as it is told: in words, and with what it changed. */
export interface StoryLine {
  readonly words: string;
  readonly changes: readonly { readonly what: string; readonly from: Fact; readonly to: Fact }[];
}

/** Tells a stream from its first event on. */
export function tell<State, Event extends Message>(
  { rules, words, facts }: Story<State, Event>,
  events: readonly Event[],
): StoryLine[] {
  let state = rules.initial;
  let before: Facts = {};
  return events.map((event) => {
    state = rules.evolve(state, event);
    const after = facts(state);
    const line = { words: wordsOf(words, event), changes: changesOf(before, after) };
    before = after;
    return line;
  });
}

const wordsOf = <Event extends Message>(words: Story<unknown, Event>['words'], event: Event): string =>
  words[event.type as Event['type']](event as never);

const changesOf = (before: Facts, after: Facts): StoryLine['changes'] =>
  Object.entries(after)
    .map(([what, to]) => ({ what, from: before[what] ?? null, to }))
    .filter(({ from, to }) => from !== to);
