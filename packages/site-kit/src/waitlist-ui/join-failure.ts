import { HttpError } from '@northlight/site-kit';
import { texts } from '../texts/waitlist-ui.ts';
import { type JoinField, type JoinProblems, joinFields } from './join-rules.ts';

/** Why somebody did not get on the list, as the dialog shows it. */
export interface JoinFailure {
  /** Undefined where fields say it all. */
  readonly message: string | undefined;
  /** Problems of single fields, in the server's words. */
  readonly problems: JoinProblems;
  /** True when the slot is not as the page shows it. */
  readonly isStale: boolean;
  /** True when the server has decided: the same request again is then a new one. */
  readonly isAnswered: boolean;
}

const later = texts.pleaseTryAgain;
const notDecided = [0, 408, 425, 429];

/** A failed POST /api/waitlist → what to say, and where. Never the raw body (U33). */
export const joinFailureOf = (reason: unknown): JoinFailure => {
  if (!(reason instanceof HttpError)) return { message: later, problems: {}, isStale: false, isAnswered: false };
  const { status, code, errors, userMessage = later } = reason;
  const ours = errors.filter(({ field }) => joinFields.includes(field as JoinField));
  return {
    message: ours.length > 0 ? undefined : userMessage,
    problems: Object.fromEntries(ours.map(({ field, message }) => [field, message])),
    isStale: code.startsWith('SLOT_'),
    isAnswered: status < 500 && !notDecided.includes(status),
  };
};
