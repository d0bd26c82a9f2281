import { drop, type Guard, whole } from './guard.js';

const gateway = (file: string): string => `services/src/contexts/payments/gateway/${file}`;

/** What keeps a silence from being taken for a no, and a liar from being taken for the gateway. */
export const gatewayGuards: readonly Guard[] = [
  {
    name: 'an answer that settles nothing is no refusal',
    file: gateway('stripe-client.ts'),
    off: [whole('const isUnsettled = false;')],
    spec: gateway('stripe-gateway.int.spec.ts'),
    story: 'is unavailable where it has a fault',
  },
  {
    name: 'a checkout that is paid is not ended',
    file: gateway('stripe-gateway.ts'),
    off: [whole("const checkout = { state: 'open' };")],
    spec: gateway('stripe-gateway.int.spec.ts'),
    story: 'says that a customer was faster than the end of the page',
  },
  {
    name: 'a notice has a limit',
    file: gateway('stripe-gateway.ts'),
    off: [drop],
    spec: gateway('stripe-notices.spec.ts'),
    story: 'is one that is too large, even where the signature is right',
  },
  {
    name: 'a notice is read once it is proven',
    file: gateway('stripe-gateway.ts'),
    off: [whole('return JSON.parse(rawBody.toString());')],
    spec: gateway('stripe-notices.spec.ts'),
    story: 'is one that somebody else has signed',
  },
];
