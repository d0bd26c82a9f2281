import { GatewayUnavailable, type PaymentGateway } from '../domain/payment-gateway.js';

/** Calls that write something at the gateway, or ask what became of it. */
const calls = ['startCheckout', 'expire', 'find', 'refund', 'findRefund'] as const;

/**
 * Loses calls before they arrive, and answers after they did: the same to the caller as a process that dies between the
 * call and its commit. @param chance of each call, from 0 to 1; it may be changed while the gateway is in use
 */
export function loseAnswers(gateway: PaymentGateway, random: () => number, chance: { of: number }): void {
  for (const name of calls) {
    const call = (gateway[name] as (...input: unknown[]) => Promise<unknown>).bind(gateway);
    const unreliable = async (...input: unknown[]): Promise<unknown> => {
      if (random() < chance.of / 2) throw new GatewayUnavailable('The call was lost');
      const answer = await call(...input);
      if (random() < chance.of / 2) throw new GatewayUnavailable('The answer was lost');
      return answer;
    };
    Object.assign(gateway, { [name]: unreliable });
  }
}
