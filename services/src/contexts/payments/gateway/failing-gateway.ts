import type { Faults } from '@northlight/event-store/faults';
import type { PaymentGateway } from '../domain/payment-gateway.js';

type Call = (...input: unknown[]) => unknown;

/** A gateway whose caller may die before each call, and after it, before what it answered is written down. */
export const withCallFaults = (gateway: PaymentGateway, faults: Faults): PaymentGateway =>
  new Proxy(gateway, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof found !== 'function' || name === 'readNotice') return found;
      return async (...input: unknown[]): Promise<unknown> => {
        await faults.at('before-call');
        const answer = await (found as Call).apply(target, input);
        await faults.at('after-call');
        return answer;
      };
    },
  });
