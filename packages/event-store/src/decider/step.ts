import type { Decider, Message } from './decider.js';

/** One command on one stream: a part of a decision that spans several. */
export interface Step {
  readonly rules: Decider<unknown, Message, Message>;
  readonly stream: string;
  readonly command: Message;
}

/** Pairs a command with the rules that know it; after that a list may hold steps of different rules. */
export const step = <State, Command extends Message, Event extends Message>(
  rules: Decider<State, Command, Event>,
  stream: string,
  command: Command,
): Step => ({ rules: rules as unknown as Step['rules'], stream, command });
