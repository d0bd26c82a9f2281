import type { RequestKey } from '@northlight/event-store';
import { acceptedHashes, type SigningSecrets } from '../kernel/keyed-hash.js';
import type { Consumption } from '../kernel/limit.js';
import { Refusal } from '../kernel/refusal.js';
import type { Used } from '../limits/rate-limiter.js';

const shape = /^[\x21-\x7e]{8,200}$/;

/**
 * The key of a request whose sender gave one. What was asked is kept as a keyed hash only: it may name a person.
 * @param key the Idempotency-Key header, undefined when there was none
 * @throws {Refusal} IDEMPOTENCY_KEY_MALFORMED
 */
export function requestKeyOf(
  key: string | undefined,
  request: { readonly scope: string; readonly body: object; readonly secrets: SigningSecrets },
): RequestKey | undefined {
  if (key === undefined) return undefined;
  if (!shape.test(key)) throw new Refusal('IDEMPOTENCY_KEY_MALFORMED');
  // guard: a body of its own under a used key is another request
  const sent = inOrder(request.body);
  const [fingerprint = '', former] = acceptedHashes(request.secrets).map((hash) => hash.of(sent, 'base64url'));
  return { scope: request.scope, key, fingerprint, ...(former && { formerFingerprint: former }) };
}

/** Whether a stored fingerprint is that of this request. */
export const hasFingerprint = (request: RequestKey, stored: string | undefined): boolean =>
  stored !== undefined && [request.fingerprint, request.formerFingerprint].includes(stored);

/** The names of the request before, as they came and in order: nearly all requests have the same. */
let last: { readonly came: readonly string[]; readonly sorted: readonly string[] } = { came: [], sorted: [] };

/** The same fields in another order ask the same. */
const inOrder = (body: object): string => {
  const fields = body as Readonly<Record<string, unknown>>;
  return JSON.stringify(sorted(Object.keys(body)).map((name) => [name, fields[name]]));
};

function sorted(names: string[]): readonly string[] {
  const areThose = names.length === last.came.length && names.every((name, nth) => name === last.came[nth]);
  if (!areThose) last = { came: names, sorted: names.toSorted() };
  return last.sorted;
}

/**
 * Tells what a decision made from what was answered before: a request that is repeated gets the stored answer, and so
 * does one whose twin was faster. Nothing was taken then.
 */
export class OwnDecision<Answer> {
  private made: { readonly answer: Answer } | undefined;

  /** The same decision, whose last answer is remembered. */
  of<Given extends unknown[]>(decide: (...given: Given) => Answer): (...given: Given) => Answer {
    return (...given) => {
      const answer = decide(...given);
      this.made = { answer };
      return answer;
    };
  }

  /** Whether this is the answer that the decision made. */
  isOf(answer: Answer): boolean {
    return this.made !== undefined && this.made.answer === answer;
  }

  /** What of all that was counted was taken, now that the answer is known. */
  used(answer: Answer, counted: readonly Consumption[]): Used<Answer> {
    return { answer, counted: this.isOf(answer) ? counted : [] };
  }
}
