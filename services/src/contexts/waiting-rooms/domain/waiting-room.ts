import type { WaitingRoomStage } from '@northlight/contracts';

const MINUTE_MS = 60_000;

/** From `since` on so many are let in a minute; `served` were until then. */
export interface PaceStep {
  /** Milliseconds since 1970, as all times of a waiting room. */
  readonly since: number;
  readonly served: number;
  readonly perMinute: number;
}

/** What stands in front of an experience or of the whole site. */
export interface WaitingRoom {
  readonly id: number;
  readonly name: string;
  readonly experience: { readonly id: number; readonly slug: string } | null;
  readonly gathersAt: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** For so long a place is good from its turn on. */
  readonly visitMinutes: number;
  /** In the order of time, the first at the opening. */
  readonly pace: readonly PaceStep[];
  /** What the lot of those who came early is drawn with; told to nobody. */
  readonly seed: string;
}

export const stageOf = ({ gathersAt, opensAt, closesAt }: WaitingRoom, now: number): WaitingRoomStage => {
  if (now >= closesAt) return 'closed';
  if (now >= opensAt) return 'open';
  return now >= gathersAt ? 'gathering' : 'planned';
};

/** Whether visitors meet it. */
export const isStanding = (room: WaitingRoom, now: number): boolean =>
  ['gathering', 'open'].includes(stageOf(room, now));

/** @returns up to which number it is everybody's turn, with a fraction */
export function servedAt({ pace }: WaitingRoom, now: number): number {
  const step = pace.findLast(({ since }) => since <= now);
  return step ? servedAfter(step, now - step.since) : 0;
}

/** @returns when it is the turn of a number, from 1; Infinity while nobody is let in */
export function turnOf({ pace }: WaitingRoom, number: number): number {
  for (const [nth, step] of pace.entries()) {
    const ends = pace[nth + 1]?.since ?? Number.POSITIVE_INFINITY;
    const turn = turnWithin(step, number);
    if (turn <= ends) return turn;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * A change of the rate begins so much later: every web has read it by then, and whoever was let in a moment before their turn
 * (NEAR_MS of place.ts) has had it.
 */
export const CHANGE_AFTER_MS = 5_000;

/** The pace with another rate from a moment on; nobody's turn that has come by then is taken back. */
export function paceWith(room: WaitingRoom, { perMinute, since }: { perMinute: number; since: number }): PaceStep[] {
  const past = room.pace.filter((step) => step.since < since);
  if (past.length === 0) return room.pace.map((step) => ({ ...step, perMinute }));
  return [...past, { since, served: servedAt(room, since), perMinute }];
}

export const rateOf = ({ pace }: WaitingRoom): number => pace.at(-1)?.perMinute ?? 0;

const servedAfter = ({ served, perMinute }: PaceStep, ms: number): number => served + (ms / MINUTE_MS) * perMinute;

function turnWithin({ since, served, perMinute }: PaceStep, number: number): number {
  if (number <= served) return since;
  return perMinute === 0 ? Number.POSITIVE_INFINITY : since + ((number - served) / perMinute) * MINUTE_MS;
}
