import type { RequestKey } from '@northlight/event-store';
import type { Db } from '../database/db.js';
import { Refusal } from '../kernel/refusal.js';
import { hasFingerprint } from './request-key.js';

/**
 * What a request under no ledger was answered when it was sent before, in the last 24 hours (docs/adr/0010): for whoever
 * checks things first that the first request has changed. @throws {Refusal} IDEMPOTENCY_KEY_REUSED
 */
export async function answeredBefore<Answer>(request: RequestKey | undefined, db: Db): Promise<Answer | undefined> {
  if (!request) return undefined;
  const { scope, key } = request;
  const { rows } = await db.query<{ fingerprint: string; answer: Answer }>(
    'select fingerprint, answer from log.requests where ledger = 0 and scope = $1 and key = $2',
    [scope, key],
  );
  if (rows[0] && !hasFingerprint(request, rows[0].fingerprint)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return rows[0]?.answer;
}
