import { documentRelease } from './pinned-fronts.ts';

/** A release was to be shown in this document, or failed in it. */
export interface ReleaseNote {
  readonly app: string;
  readonly release: string;
  /** What was thrown; absent where it was shown. */
  readonly cause?: unknown;
}

const early: ReleaseNote[] = [];
let listener: ((note: ReleaseNote) => void) | undefined;

/** Tells whoever reports how releases do. */
export const noteRelease = (note: ReleaseNote): void => void (listener ? listener(note) : early.push(note));

/** From here on every note is heard, and those from before. */
export const onReleaseNote = (listen: (note: ReleaseNote) => void): void => {
  listener = listen;
  early.splice(0).forEach(listen);
};

export const ownRelease: ReleaseNote = { app: 'shell', release: documentRelease.shell };

/** A page of the shell itself does not load, or breaks. */
export const noteShellFailure = (cause: unknown): void => noteRelease({ ...ownRelease, cause });
