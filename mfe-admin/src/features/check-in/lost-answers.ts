import { HttpError } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';

/** By request, the key under which it was sent: of those whose answer never came. */
const lost = new Map<string, string>();

/**
 * Sends something that may be asked again: under the same key only where its answer was lost, so that a party which is
 * in already by then is not turned away, and one that really comes twice still is.
 */
export async function askOnce<Answer>(request: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = lost.get(request) ?? idempotencyKeys().keyFor({});
  lost.delete(request);
  try {
    return await send(key);
  } catch (error) {
    if (isLost(error)) lost.set(request, key);
    throw error;
  }
}

/** What was taken back may be asked for anew: no answer of before counts any more. */
export const forgetLost = (): void => lost.clear();

/** True where nobody knows whether it was done: no answer, or one that came from something between here and there. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
