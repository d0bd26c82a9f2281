import type { UploadStatus } from '@northlight/contracts';

const hour = 3_600_000;
/** Milliseconds; younger than this, half a file or a workshop may be somebody's who is at work: a film takes up to 90 minutes. */
export const atWork = 2 * hour;
/** An original that failed can be tried again for a week. */
const mayBeTried = 7 * 24 * hour;
/** Pages that are open, and mails, go on showing a picture after it was replaced. */
const mayBeSeen = 30 * 24 * hour;

/** What became of an upload. */
export interface Fate {
  readonly status: UploadStatus;
  readonly finishedAt: Date | null;
  /** Since when nobody refers to it. */
  readonly replacedAt: Date | null;
  readonly url: string | null;
}

/** When an original is litter; never as long as its work is before it. @param at when it was written */
export function originalEnds(fate: Fate | undefined, at: Date): number {
  if (!fate || fate.status === 'ready') return at.getTime() + atWork;
  return fate.status === 'failed' ? (fate.finishedAt ?? at).getTime() + mayBeTried : Number.POSITIVE_INFINITY;
}

/** When what was published at this address, and is shown nowhere, is litter. @param at when it was written */
export function publishedEnds(fate: Fate | undefined, { url, at }: { url: string; at: Date }): number {
  if (fate && fate.status !== 'ready') return Number.POSITIVE_INFINITY;
  const wasShown = fate?.url?.startsWith(url);
  if (wasShown && !fate?.replacedAt) return Number.POSITIVE_INFINITY;
  return ((wasShown && fate?.replacedAt) || at).getTime() + mayBeSeen;
}
