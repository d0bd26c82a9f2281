import { expect } from '@jest/globals';
import type { ErrorCode } from '@northlight/contracts';
import { type Decider, fold, type Message } from '@northlight/event-store/decider';
import { Refusal } from '../refusal.js';

interface Story<Command, Event> {
  when(command: Command): {
    then(...events: Event[]): void;
    thenNothing(): void;
    thenRefuses(code: ErrorCode): void;
  };
}

/** Tells the story of one decider: given these events, when this command, then that. */
export const givenFor =
  <State, Command extends Message, Event extends Message>(tables: Decider<State, Command, Event>) =>
  (...past: Event[]): Story<Command, Event> => ({
    when: (command) => {
      const decide = () => tables.decide(command, fold(tables, past));
      return {
        // biome-ignore lint/suspicious/noThenProperty: the story's own word; nobody awaits it
        then: (...events) => expect(decide()).toEqual(events),
        thenNothing: () => expect(decide()).toEqual([]),
        thenRefuses: (code) => expect(refusalOf(decide)).toBe(code),
      };
    },
  });

function refusalOf(decide: () => unknown): ErrorCode | 'nothing was refused' {
  try {
    decide();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'nothing was refused';
}
