import type { Post } from './notices.js';
import { signatureOf } from './signature.js';

const ANSWER_TIMEOUT_MS = 10_000;

/** Posts bodies to an address, signed with the secret of its endpoint. */
export const postSigned =
  (url: string, secret: string): Post =>
  async (body) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, secret, Date.now()),
      'user-agent': 'Stripe/1.0 (payment sandbox)',
    };
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };
