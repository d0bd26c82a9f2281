import type { UploadTarget } from '@northlight/contracts';

/** What files are sent for: one experience, plan, product or venue. */
export interface Place {
  readonly target: UploadTarget;
  readonly id: number;
}

/** Whether what is sent there hangs beside what hangs there, not in its place. */
export const isGallery = ({ target }: Place): boolean => target.endsWith('-gallery');

/** What a place is a part of, as the audit names it: a gallery is its experience's or its venue's. */
export const subjectAt = ({ target, id }: Place) => ({ kind: target.replace('-gallery', ''), id });

/** A file that lies safe on the disk, as it was sent. */
export interface StoredFile {
  readonly id: string;
  /** What its sender called it. */
  readonly fileName: string;
  /** What it is, by its content. */
  readonly type: string;
  readonly bytes: number;
}

/** Somebody sent what cannot be shown: no number of tries will change that. The message says why, to its sender. */
export class UnfitFile extends Error {}

/** Why a file failed that may be fit: our own fault. */
export const sorry = 'We couldn’t process this file. Our team has been notified. You can try again.';
