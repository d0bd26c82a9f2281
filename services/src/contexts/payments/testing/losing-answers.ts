import type { EventStore } from '@northlight/event-store';
import { GatewayUnavailable, type PaymentGateway } from '../domain/payment-gateway.js';

/** Calls that write something at the gateway, or ask what became of it. */
const calls = ['startCheckout', 'expire', 'find', 'refund', 'findRefund'] as const;
const decisions = ['transaction', 'transactionOver'] as const;

/** How often something is lost, of each call and of each decision: from 0 to 1. It may be changed meanwhile. */
export interface Losses {
  calls: number;
  decisions: number;
}

/** Loses calls before they arrive, and answers after they did: the same as a process that dies between call and commit. */
export function loseAnswers(gateway: PaymentGateway, random: () => number, losses: Losses): void {
  for (const name of calls)
    lose(gateway, name, () => random() < losses.calls / 2 && new GatewayUnavailable('A call, or its answer, was lost'));
}

/** Dies before decisions, and right after they are committed. */
export function dieAtDecisions(events: EventStore, random: () => number, losses: Losses): void {
  for (const name of decisions)
    lose(events, name, () => random() < losses.decisions / 2 && new Error('Here the process died'));
}

type Call = (...input: unknown[]) => Promise<unknown>;

function lose<Thing extends object>(thing: Thing, name: keyof Thing & string, fails: () => Error | false): void {
  const call = (thing[name] as Call).bind(thing);
  const failing: Call = async (...input) => {
    const before = fails();
    if (before) throw before;
    const answer = await call(...input);
    const after = fails();
    if (after) throw after;
    return answer;
  };
  Object.assign(thing, { [name]: failing });
}
