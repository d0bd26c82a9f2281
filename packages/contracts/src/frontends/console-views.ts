import type { CandidateStopped, NextClimb, ReleaseFiguresView } from './release.js';
import type { FailureKind } from './report-releases.dto.js';

/** What a visitor downloads of a release, in brotli bytes. */
export interface ReleaseBytes {
  /** The first script: remoteEntry of a front, all that every page needs of the shell. */
  readonly entry: number;
  /** Entry and page of its largest first visit. */
  readonly firstVisit: number;
  /** All of its scripts. */
  readonly scripts: number;
  /** Everything else: styles, fonts, pictures. */
  readonly other: number;
}

/** A release as the console names it. Times are ISO instants. */
export interface FrontReleaseView {
  readonly id: string;
  readonly version: string;
  readonly publishedAt: string;
  readonly bytes: ReleaseBytes;
}

/** A release in the list of all that are kept of a front. */
export interface KeptReleaseView extends FrontReleaseView {
  readonly isProtected: boolean;
  /** After this moment its files may be thrown away; null as long as it is live, stands by, or is protected. */
  readonly goesAfter: string | null;
}

/** What browsers report of what is live of a front, side by side. */
export interface FrontFiguresView {
  /** Since the candidate has its percentage; where nothing is tried, for an hour. An ISO instant. */
  readonly since: string;
  readonly stable: ReleaseFiguresView;
  readonly candidate: ReleaseFiguresView | null;
}

/** One front in the console: what is live of it, and since when. */
export interface FrontView {
  readonly app: string;
  /** Null as long as it is registered for no team. */
  readonly team: string | null;
  readonly stable: FrontReleaseView;
  readonly candidate: FrontReleaseView | null;
  /** Of a hundred visitors: those who are given the candidate. */
  readonly percent: number;
  readonly lastGood: FrontReleaseView | null;
  readonly killed: boolean;
  /** The one to name in the next order. */
  readonly revision: number;
  /** Since when the candidate has its percentage, as an ISO instant; null without one. */
  readonly since: string | null;
  readonly figures: FrontFiguresView;
  /** The next step of a candidate that climbs by itself; null where nothing climbs. */
  readonly next: NextClimb | null;
  /** Why the candidate is given to nobody; null unless it was worse than the stable release. */
  readonly stopped: CandidateStopped | null;
  readonly lastChange: FrontChangeView | null;
}

/** What a front ran before or after a change. */
export interface FrontStateView {
  readonly stable: string | null;
  readonly candidate: string | null;
  readonly percent: number;
  readonly killed: boolean;
}

/** One line of a front's history. */
export interface FrontChangeView {
  readonly revision: number;
  readonly action: string;
  /** ISO instant. */
  readonly at: string;
  /** The deploy token, what the operators called themselves, or the username; null once that account is deleted. */
  readonly who: string | null;
  /** The account; null where a deploy token did it. */
  readonly whoId: number | null;
  readonly reason: string | null;
  readonly from: FrontStateView;
  readonly to: FrontStateView;
}

/** One line of a stack. */
export interface FrameView {
  /** `mfe-catalog/src/pages/venue-page.tsx:12:8`; as the browser told it where there is no map. */
  readonly text: string;
  readonly isMapped: boolean;
}

/** Something that failed in browsers, as often as it is the same. */
export interface FrontErrorView {
  readonly id: string;
  readonly release: string;
  readonly kind: FailureKind;
  /** Without what may be of a person. */
  readonly message: string;
  /** The pattern of the page's route. */
  readonly route: string;
  readonly count: number;
  /** ISO instants. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly frames: readonly FrameView[];
}
