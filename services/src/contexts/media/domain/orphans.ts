import type { UploadStatus } from '@northlight/contracts';

const HOUR_MS = 3_600_000;
/** Milliseconds; younger than this, half a file or a temp dir may be somebody's who is at work: a film takes up to 90 minutes. */
export const atWork = 2 * HOUR_MS;
/** An original that failed can be tried again for a week. */
const RETRY_TERM_MS = 7 * 24 * HOUR_MS;
/** Pages that are open, and mails, go on showing a picture after it was replaced. */
const DISPLAY_TERM_MS = 30 * 24 * HOUR_MS;

/** What became of an upload. */
export interface UploadOutcome {
  readonly status: UploadStatus;
  readonly finishedAt: Date | null;
  /** Since when nobody refers to it. */
  readonly replacedAt: Date | null;
  readonly url: string | null;
}

/** When an original is an orphan; never as long as its work is before it. @param at when it was written */
export function originalEnds(fate: UploadOutcome | undefined, at: Date): number {
  if (!fate || fate.status === 'ready') return at.getTime() + atWork;
  return fate.status === 'failed' ? (fate.finishedAt ?? at).getTime() + RETRY_TERM_MS : Number.POSITIVE_INFINITY;
}

/** When what was published at this address, and is shown nowhere, is an orphan. @param at when it was written */
export function publishedEnds(fate: UploadOutcome | undefined, { url, at }: { url: string; at: Date }): number {
  if (fate && fate.status !== 'ready') return Number.POSITIVE_INFINITY;
  const wasShown = fate?.url?.startsWith(url);
  if (wasShown && !fate?.replacedAt) return Number.POSITIVE_INFINITY;
  return ((wasShown && fate?.replacedAt) || at).getTime() + DISPLAY_TERM_MS;
}
