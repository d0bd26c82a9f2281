import { HttpError } from '@northlight/site-kit';
import { texts } from './texts/common.ts';

/** True when the server has decided: the next press is a new request. */
export const isAnswered = (reason: unknown): boolean =>
  reason instanceof HttpError &&
  reason.status >= 400 &&
  reason.status < 500 &&
  ![408, 425, 429].includes(reason.status);

/** What to say of a press that came to nothing. */
export const wordsOf = (reason: unknown): string =>
  (reason instanceof HttpError && reason.userMessage) || texts.pleaseTryAgain;

/** The same for a form: what is said at its fields is not said twice. */
export const formWordsOf = (reason: unknown): string | undefined =>
  reason instanceof HttpError && reason.errors.length > 0 ? undefined : wordsOf(reason);
