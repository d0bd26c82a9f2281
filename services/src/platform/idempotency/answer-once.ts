import type { RequestKey } from '@northlight/event-store';
import type { Db } from '../database/db.js';
import { Refusal } from '../kernel/refusal.js';
import { hasFingerprint } from './request-key.js';

/** No venue's ledger: requests to rooms without events are kept under it. */
const noLedger = 0;

/**
 * Runs the effect of a request once, in its transaction, and answers a repeated request as the first was answered
 * (docs/adr/0010): for rooms that keep no events. Whoever asks the same at the same moment waits for the first.
 * @param request undefined: its sender gave no key, and every request has an effect
 * @throws {Refusal} IDEMPOTENCY_KEY_REUSED
 */
export async function answerOnce<Answer>(
  { request, at, db }: { readonly request: RequestKey | undefined; readonly at: Date; readonly db: Db },
  effect: () => Promise<Answer>,
): Promise<Answer> {
  if (!request) return effect();
  const { scope, key, fingerprint } = request;
  const mine = [noLedger, scope, key];
  const { rowCount: isFirst } = await db.query(
    `insert into log.requests (ledger, scope, key, fingerprint, answer, at)
     values ($1, $2, $3, $4, 'null', $5) on conflict do nothing`,
    [...mine, fingerprint, at],
  );
  const same = 'ledger = $1 and scope = $2 and key = $3';
  if (!isFirst) {
    const { rows } = await db.query<{ fingerprint: string; answer: Answer }>(
      `select fingerprint, answer from log.requests where ${same}`,
      mine,
    );
    const [first] = rows;
    if (!first || !hasFingerprint(request, first.fingerprint)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return first.answer;
  }
  const answer = await effect();
  await db.query(`update log.requests set answer = $4 where ${same}`, [...mine, JSON.stringify(answer)]);
  return answer;
}
