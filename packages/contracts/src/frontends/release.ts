import type { DocumentPreview, PreviewFault } from './document-preview.js';

/** One file of a release. `path` is relative to the release's folder. */
export interface ReleaseFile {
  readonly path: string;
  /** Bytes as they are. */
  readonly size: number;
  /** Bytes as brotli, which is what a visitor downloads. */
  readonly br: number;
  /** `sha256-…` (in releases from before `sha384-…`) over the bytes as they are. */
  readonly sri: string;
}

/** The source map of one script. It is never served: the registry reads errors with it. */
export interface ReleaseMap {
  /** `<script>.map`. */
  readonly path: string;
  readonly size: number;
  /** Over the bytes as they are. */
  readonly sri: string;
}

/** What the shell puts around the pages of a front: all of its frame, or nothing that is seen (`plain`), for a front that brings its own. */
export type FrameKind = 'whole' | 'plain';

/** The immutable record of one build of one front (docs/adr/0008). Written by the build, never fetched by a browser. */
export interface ReleaseRecord {
  /** `<app>_<build>`: also the name of the container. */
  readonly id: string;
  readonly app: string;
  readonly build: string;
  readonly version: string;
  readonly container: string;
  /** Address of the first script, `/r/<app>/<build>/…`. */
  readonly entry: string;
  readonly integrity: string;
  readonly files: readonly ReleaseFile[];
  /** Absent in releases from before maps were sent. */
  readonly maps?: readonly ReleaseMap[];
  /** Version ranges that the shell must satisfy; absent in a shell. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Versions that a shell brings; absent in a front. */
  readonly provides?: Readonly<Record<string, string>>;
  readonly exposes: readonly string[];
  /** Route patterns that this front answers. */
  readonly routes: readonly string[];
  /** Absent: the whole frame. */
  readonly frame?: FrameKind;
  /** What it needs of the API: `WireUses` as JSON, in one text because it has thousands of fields; absent where no build looked. */
  readonly uses?: string;
  /**
   * Addresses of the site that it links to, each with the line that does, as JSON: `{ "/venue/:slug": "src/card.tsx:12" }`;
   * absent where no build looked.
   */
  readonly links?: string;
  /** By pattern with a `*`: an address that a visit before the release goes to (docs/adr/0102). */
  readonly samples?: Readonly<Record<string, string>>;
  /** Packages that are shared at run time and were bundled all the same; a release with one is refused. */
  readonly copies: readonly string[];
  /** By pattern: files that a cold visit needs besides the entry. */
  readonly first: Readonly<Record<string, readonly string[]>>;
}

/** Where the record of a release is published. */
export const releaseRecordPath = '/api/fronts/releases';

/** Where the bytes of a release are put, a file each. */
export const releaseFilePath = /^\/api\/fronts\/[^/]+\/releases\/[^/]+\/files\/[^/]+$/;

/** Where browsers report how releases do. */
export const releaseReportsPath = '/api/fronts/reports';
/**
 * The header of a request for a document in which registered releases, separated by commas, stand in place of what is live.
 * A page of another site cannot send it.
 */
export const releaseOverrideHeader = 'release-override';

/** What the browser needs to load one release. */
export interface LoadableRelease {
  readonly id: string;
  readonly container: string;
  readonly entry: string;
  readonly integrity: string;
}

/** One front in a document: the release to load, and the one to fall back to. */
export interface PinnedFront {
  readonly app: string;
  readonly routes: readonly string[];
  readonly frame?: FrameKind;
  /** Absent when the front is switched off. */
  readonly release?: LoadableRelease;
  readonly lastGood?: LoadableRelease;
  /** What this browser broke on purpose. */
  readonly fault?: PreviewFault;
}

/** The JSON in every document (`<script type="application/json" id="release">`): the releases it keeps for life. */
export interface DocumentRelease {
  readonly shell: string;
  readonly product: string;
  readonly fronts: readonly PinnedFront[];
  /** This document reports how its releases do; absent: it does not. */
  readonly reports?: true;
  /** Absent in what visitors are shown. */
  readonly preview?: DocumentPreview;
}

/** A candidate that climbs by itself: each step lasts so long, and as many loads as the judge needs. */
export interface Ramp {
  readonly stepMinutes: number;
  /** Routes that it no longer answers are given up on purpose. */
  readonly retire: boolean;
}

/** Why a candidate is given to nobody, and since when, as an ISO instant. */
export interface CandidateStopped {
  readonly reason: string;
  readonly at: string;
}

/** Which releases of a front visitors are given. */
export interface ChannelView {
  readonly app: string;
  readonly stable: string | null;
  readonly candidate: string | null;
  readonly percent: number;
  readonly lastGood: string | null;
  readonly killed: boolean;
  readonly revision: number;
  /** Since when the candidate has its percentage, as an ISO instant; null without one. */
  readonly since: string | null;
  /** Null where a person says each step. */
  readonly ramp: Ramp | null;
  /** Null unless the candidate was worse than the stable release. */
  readonly stopped: CandidateStopped | null;
}

/** What browsers have reported of a release. */
export interface ReleaseFiguresView {
  readonly release: string;
  readonly loads: number;
  /** Documents in which it did not load, or broke while it was shown. */
  readonly failures: number;
  /** What three of four visits are faster than, in milliseconds; null without measurements. */
  readonly lcpP75Ms: number | null;
  readonly inpP75Ms: number | null;
}

/** The two releases of a front that is tried, since the candidate has its percentage. */
export interface TrialFigures {
  readonly stable: ReleaseFiguresView;
  readonly candidate: ReleaseFiguresView;
}

/** The step of a ramp that comes next. */
export interface NextClimb {
  readonly percent: number;
  /** Not before this ISO instant. */
  readonly at: string;
  /** Not with fewer loads of the candidate in this step. */
  readonly loads: number;
}

/** One row of `npm run front -- status`. */
export interface ChannelStatusView extends ChannelView {
  /** Null without a candidate. */
  readonly trial: TrialFigures | null;
  /** Null where nothing climbs. */
  readonly next: NextClimb | null;
}

/** Answer to a published record: the files that the registry has not got yet; none when it is registered. */
export interface ReleasePublished {
  readonly id: string;
  readonly missing: readonly string[];
}

/** Answer to an order: the channel as it is now, and whether the order changed it. */
export interface FrontSteered {
  readonly channel: ChannelView;
  readonly changed: boolean;
}

/** Releases that are thrown away, or would be, and the bytes that their files take. */
export interface ReleasesCollected {
  readonly releases: readonly string[];
  readonly bytes: number;
}

export interface ReleaseProtected {
  readonly id: string;
  readonly isProtected: boolean;
}
