import type { FrontReleaseView } from './console-views.js';

/** A front, as whoever looks at pages may choose of it. */
export interface PreviewFrontView {
  readonly app: string;
  /** Null as long as it is registered for no team. */
  readonly team: string | null;
  /** Ids of what visitors are given. */
  readonly stable: string;
  readonly candidate: string | null;
  readonly lastGood: string | null;
  /** The shell, around whose pages all others stand: it is chosen like any front, and not broken on purpose. */
  readonly isShell: boolean;
  /** The latest hundred that are kept, the newest first. */
  readonly releases: readonly FrontReleaseView[];
}

/** The preview of this browser, and what there is to choose. */
export interface PreviewView {
  /** Opens the same preview in another browser, until it ends; null without one. */
  readonly link: string | null;
  readonly until: string | null;
  readonly fronts: readonly PreviewFrontView[];
}

/** A preview that was set, or ended: then both are null. */
export type PreviewSet = Pick<PreviewView, 'link' | 'until'>;

/** Where a signed link gives a browser its preview. */
export const previewPath = '/web/preview';

/** The longest preview, in hours. */
export const MOST_PREVIEW_HOURS = 24;
