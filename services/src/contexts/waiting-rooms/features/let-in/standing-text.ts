import type { Standing } from '../../domain/place.js';
import { servedAt, type WaitingRoom } from '../../domain/waiting-room.js';
import { texts } from '../../texts/waiting-room.js';

/** A place, or what keeps somebody from having one, at a moment. */
export interface Seen {
  readonly room: WaitingRoom;
  readonly standing: Standing | { readonly state: 'crowded' };
  /** When the place was taken. */
  readonly since: number;
  readonly now: number;
}

/** What a visitor is told: by the page at first, and then by each answer to its script. */
export interface StandingText {
  readonly state: Seen['standing']['state'];
  readonly title: string;
  /** In the largest letters: how many are ahead, or how long until it opens. */
  readonly figure: string;
  readonly unit: string;
  /** Said aloud when it changes, which is not often. */
  readonly time: string;
  readonly note: string;
  /** 0 to 100 */
  readonly progress: number;
  /** Seconds after which to ask again. */
  readonly pollSeconds: number;
}

const MINUTE_MS = 60_000;
/** The pauses between questions: a fifth of the wait, in bounds, and never all at the same moment. */
const [SHORTEST_S, LONGEST_S, SHARE, JITTER] = [5, 75, 0.2, 0.3];
/** Over so many seconds those who gathered ask for their lots. */
const SPREAD_AT_OPENING_S = 30;

export function textOf(seen: Seen): StandingText {
  const { room, standing } = seen;
  const told = partsOf(seen);
  const title = texts.pageTitle({ time: told.time, name: room.name });
  return { ...told, title, state: standing.state };
}

type Parts = Omit<StandingText, 'title' | 'state'>;

function partsOf(seen: Seen): Parts {
  const { room, standing, now, since } = seen;
  if (standing.state === 'gathering') return gatheringParts(room, now, since);
  if (standing.state === 'crowded')
    return {
      figure: texts.onHold,
      unit: '',
      time: texts.busyNetwork,
      note: texts.busyNetworkHelp,
      progress: 0,
      pollSeconds: pollSeconds(4 * MINUTE_MS),
    };
  if (standing.state === 'lapsed' || standing.state === 'admitted')
    return { figure: texts.now, unit: '', time: texts.nextOne, note: '', progress: 100, pollSeconds: SHORTEST_S };
  return waitingParts(seen, standing);
}

function gatheringParts({ opensAt }: WaitingRoom, now: number, since: number): Parts {
  const leftMs = opensAt - now;
  const atOpening = leftMs / 1000 + Math.random() * SPREAD_AT_OPENING_S;
  return {
    figure: shortSpan(leftMs),
    unit: texts.untilItOpens,
    time: texts.opensIn({ time: span(leftMs) }),
    note: texts.byLot,
    progress: share(now - since, opensAt - since),
    pollSeconds: Math.ceil(Math.min(LONGEST_S * (1 - JITTER * Math.random()), atOpening)),
  };
}

function waitingParts({ room, now, since }: Seen, { number, turn }: { number: number; turn: number }): Parts {
  const ahead = Math.max(0, Math.ceil(number - 1 - servedAt(room, now)));
  const from = Math.max(since, room.opensAt);
  const isOnHold = turn === Number.POSITIVE_INFINITY;
  return {
    figure: texts.ahead({ ahead }),
    unit: texts.aheadOfYou({ ahead }),
    time: timeLeft(ahead, turn - now),
    note: isOnHold ? texts.onHoldForNow : texts.inOrder,
    progress: isOnHold ? 0 : share(now - from, turn - from),
    pollSeconds: pollSeconds(turn - now),
  };
}

function timeLeft(ahead: number, ms: number): string {
  if (ms === Number.POSITIVE_INFINITY) return texts.onHold;
  return ahead === 0 ? texts.nextOne : texts.yourWait({ time: span(ms) });
}

function pollSeconds(waitMs: number): number {
  const seconds = Math.min(LONGEST_S, Math.max(SHORTEST_S, (waitMs / 1000) * SHARE));
  return Math.round(seconds * (1 - JITTER * Math.random()) * 10) / 10;
}

const share = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, Math.round((part / whole) * 100))) : 0;

/** The longer, the coarser: whoever listens is not told of every minute. */
function coarse(ms: number): number {
  const minutes = Math.ceil(ms / MINUTE_MS);
  const step = minutes <= 10 ? 1 : minutes <= 60 ? 5 : 15;
  return Math.ceil(minutes / step) * step;
}

function span(ms: number): string {
  if (ms <= MINUTE_MS) return texts.lessThanAMinute;
  const minutes = coarse(ms);
  return minutes < 60
    ? texts.minutes({ minutes })
    : texts.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

function shortSpan(ms: number): string {
  if (ms <= MINUTE_MS) return texts.underAMinute;
  const minutes = coarse(ms);
  return minutes <= 90 ? texts.shortMinutes({ minutes }) : texts.shortHours({ hours: Math.round(minutes / 60) });
}
