import { PlainError } from '../processes/plain-error.js';
import { onSignals } from './until-stopped.js';

/**
 * Does work that Ctrl-C, a polite kill or a closed terminal ends in order.
 * @param work given a signal: once it is aborted, it undoes what it has begun and throws the reason
 */
export function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const halt = new AbortController();
  onSignals(async () => halt.abort(new PlainError('It was ended, and what it had begun was removed.')));
  return work(halt.signal);
}
