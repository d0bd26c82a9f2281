import type { ChannelStatusView, ChannelView, ReleaseFiguresView } from '@northlight/contracts';

/** What is live of a front, in one line. */
export const lineOf = ({ app, stable, candidate, percent, lastGood, killed, revision, stopped }: ChannelView): string =>
  [
    app.padEnd(14),
    killed ? 'switched off' : (stable ?? 'nothing'),
    candidate ? `${candidate} ${stopped ? 'stopped' : `for ${percent} in 100`}` : '',
    lastGood && lastGood !== stable ? `before: ${lastGood}` : '',
    `revision ${revision}`,
  ]
    .filter((part) => part !== '')
    .join('  ');

/** The same, and below it how a candidate does: why it was stopped, what was reported of it, when it climbs. */
export const statusLines = (channel: ChannelStatusView): string[] => {
  const { stopped, trial } = channel;
  const below = [
    ...(stopped ? [`candidate stopped at ${timeText(stopped.at)}: ${stopped.reason}`] : []),
    ...(trial ? [`candidate: ${figuresText(trial.candidate)}`, `stable: ${figuresText(trial.stable)}`] : []),
    ...climbText(channel),
  ];
  return [lineOf(channel), ...below.map((line) => `  ${line}`)];
};

const figuresText = ({ loads, failures, lcpP75Ms, inpP75Ms }: ReleaseFiguresView): string =>
  [
    `${loads} loads`,
    `${failures} failed`,
    ...(lcpP75Ms === null ? [] : [`LCP p75 ${lcpP75Ms} ms`]),
    ...(inpP75Ms === null ? [] : [`INP p75 ${inpP75Ms} ms`]),
  ].join(', ');

const climbText = ({ next, trial, since }: ChannelStatusView): string[] => {
  if (!next) return since ? [`in this step since ${timeText(since)}`] : [];
  const loads = trial?.candidate.loads ?? 0;
  const waits = loads < next.loads ? `, once it has ${next.loads} loads` : '';
  const goal = next.percent === 100 ? 'for everybody' : `for ${next.percent} in 100`;
  return [`climbs by itself: ${goal} from ${timeText(next.at)}${waits}`];
};

/** `2026-11-27 15:04 UTC`. */
const timeText = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
