import type { ErrorCode } from '@northlight/contracts';
import { Counter } from 'prom-client';
import { logger } from './logger.js';

const ONE_LINE_PER_MS = 60_000;

const refusals = new Counter({
  name: 'refusals_total',
  help: 'Requests that a limit refused, or the absence of a part that is away, by the code of the answer',
  labelNames: ['code'],
});

/** When a line was last written of a code, and how many were refused since. */
const logged = new Map<ErrorCode, { readonly at: number; since: number }>();

/**
 * Counts a request that was refused as it should be: no error of ours, and a crowd of them must not fill the disk. The
 * first of a minute is logged, with how many there were since the line before.
 */
export function noteRefusal(code: ErrorCode): void {
  refusals.inc({ code });
  const last = logged.get(code);
  const now = performance.now();
  if (last && now - last.at < ONE_LINE_PER_MS) {
    last.since++;
    return;
  }
  logged.set(code, { at: now, since: 0 });
  logger.warn({ code, alsoSinceLastLine: last?.since ?? 0 }, 'Requests are refused; no more lines of it for a minute');
}
