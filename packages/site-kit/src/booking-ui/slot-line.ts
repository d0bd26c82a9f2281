import { pathOf, searchOf, watchAvailability } from '@northlight/client';
import type { SlotView } from '@northlight/contracts';

/** The day to watch: what GET /api/availability asks for. */
export interface SlotDayQuery {
  readonly venueId: number;
  readonly experienceId: number;
  /** 'yyyy-MM-dd' */
  readonly date: string;
}

interface Hearing {
  readonly onSlots: (slots: SlotView[]) => void;
  /** Whether news come by themselves from now on. */
  readonly onLive: (isLive: boolean) => void;
}

/** Pauses between tries of a line that breaks, in ms: each twice the one before. */
const pauses = { first: 3_000, longest: 300_000 } as const;

/**
 * Hears how a day's slots fill up (GET /api/availability/stream) while the page can be seen. A line that breaks is tried
 * again after growing pauses, and nothing is said about it: the page is then as fresh as its last question.
 * @returns the function that hangs up
 */
export const hearSlots = (day: SlotDayQuery, { onSlots, onLive }: Hearing): (() => void) => {
  if (typeof EventSource === 'undefined') return () => undefined;
  let line: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause: number = pauses.first;

  const hangUp = () => {
    clearTimeout(retry);
    line?.close();
    line = undefined;
    onLive(false);
  };
  const tryLater = () => {
    hangUp();
    retry = setTimeout(call, pause * (0.75 + Math.random() / 2)); // not all pages at the same moment
    pause = Math.min(pause * 2, pauses.longest);
  };
  const hear = ({ data }: MessageEvent<string>) => {
    pause = pauses.first;
    onSlots(JSON.parse(data) as SlotView[]);
    onLive(true);
  };
  const call = () => {
    line = new EventSource(addressOf(day));
    line.addEventListener('slots', hear);
    line.addEventListener('error', tryLater);
  };
  const follow = () => {
    hangUp();
    if (document.visibilityState === 'visible') call();
  };

  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    hangUp();
  };
};

const addressOf = ({ venueId, experienceId, date }: SlotDayQuery) =>
  pathOf(watchAvailability) + searchOf({ venueId, experienceId, date });
