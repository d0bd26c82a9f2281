import type { UploadTarget, UploadView } from '@northlight/contracts';

interface Seen {
  readonly target: UploadTarget;
  /** The ids of failures that somebody has put away. */
  readonly dismissed: readonly string[];
  readonly now: number;
}

/** Milliseconds for which a gallery tells of a file that failed. */
const SHOWN_FOR_MS = 24 * 3_600_000;

/**
 * Which of these, the newest first, a form still tells of. One picture replaces another: what is ready ends the story
 * of those before it. In a gallery each file has a story of its own.
 */
export function shownOf(uploads: readonly UploadView[], { target, dismissed, now }: Seen): readonly UploadView[] {
  const isGallery = target.endsWith('-gallery');
  const ready = uploads.findIndex(({ status }) => status === 'ready');
  const open = (isGallery || ready < 0 ? uploads : uploads.slice(0, ready)).filter(
    ({ uploadId, status }) => status !== 'ready' && !dismissed.includes(uploadId),
  );
  if (!isGallery) return open;
  return open.filter(({ status, createdAt }) => status !== 'failed' || now - Date.parse(createdAt) < SHOWN_FOR_MS);
}
