import type { FrontChangeView, FrontStateView, FrontView } from '@northlight/contracts';
import { type BadgeTone, serverNow } from '@northlight/site-kit';
import { texts } from '../../texts/release-console.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** "3 hours ago", in the largest unit. */
export function agoText(at: string): string {
  const ms = Math.max(0, serverNow() - Date.parse(at));
  const [unit, size] = steps.find(([, each]) => ms >= each) ?? steps[3];
  return relative.format(-Math.floor(ms / size), unit);
}

/** How a front stands, in a word or two, and the tone that repeats it. */
export function stateOf({
  killed,
  stopped,
  next,
  candidate,
  percent,
}: FrontView): readonly [word: string, tone: BadgeTone] {
  if (killed) return [texts.switchedOff, 'bad'];
  if (stopped) return [texts.candidateStopped, 'few'];
  if (next) return [texts.climbing({ percent }), 'held'];
  if (candidate) return [texts.trying({ percent }), 'held'];
  return [texts.live, 'good'];
}

const actions: Readonly<Record<string, string>> = {
  promote: texts.promoted,
  rollback: texts.rolledBack,
  kill: texts.wasSwitchedOff,
  revive: texts.wasSwitchedOn,
  stop: texts.wasStopped,
};

export const actionText = ({ action }: FrontChangeView): string => actions[action] ?? action;

export const whoText = ({ who, whoId }: FrontChangeView): string =>
  who ?? (whoId === null ? texts.unknown : texts.deletedAccount);

/** What visitors were given. */
export function givenText({ stable, candidate, percent, killed }: FrontStateView): string {
  if (stable === null) return texts.nothing;
  const trial = candidate ? `, ${texts.nowSome({ release: candidate, percent })}` : '';
  const what = `${trial ? stable : texts.nowEveryone({ release: stable })}${trial}`;
  return killed ? texts.off({ what }) : what;
}
