import { agoText as agoTextAt, type FrontChangeView, type FrontStateView, type FrontView } from '@northlight/contracts';
import { type BadgeTone, serverNow } from '@northlight/site-kit';
import { texts } from '../../texts/release-console.ts';

/** "3 hours ago", by the server's clock. */
export const agoText = (at: string): string => agoTextAt(at, serverNow());

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
