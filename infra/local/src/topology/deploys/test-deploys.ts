import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../trial/faults.js';
import { breachesOf } from '../trial/invariants.js';
import { type Outcome, Trial, wordsOn } from '../trial/run-trial.js';
import type { TrialSite } from '../trial/trial-site.js';
import { type Release, RollOut } from './roll-out.js';

/** Bookings a second while releases are replaced: one zone of two has to carry them. */
const RATE = 60;
/** A worker looks each minute. */
const BUILT_AGAIN_WITHIN_MS = 150_000;

/** One deployment, and what the people noticed of it. */
export interface Deployment {
  readonly outcome: Outcome;
  /** Answers that were no outcome of a booking, or did not come. */
  readonly failed: number;
}

export interface DeployReport {
  readonly deployments: readonly Deployment[];
  /** What a release should have refused, or done by itself, and did not. */
  readonly unkept: readonly string[];
  readonly breaches: readonly string[];
}

/** What a release that must not come now has to say. */
const mustRefuse: Readonly<Record<'ahead' | 'back', RegExp>> = {
  ahead: /ChannelNoted, schema 1: \d+ of \d+ processes that run now cannot read it/,
  back: /ChannelNoted, schema 1: the log has it/,
};

/** Deploys the two releases after this one while people book, and goes back, as far as one may. */
export async function testDeploys(site: TrialSite, say: (sentence: string) => void): Promise<DeployReport> {
  const trial = new Trial(site, say);
  const rollOut = new RollOut(site);
  const [deployments, unkept]: [Deployment[], string[]] = [[], []];
  const deploy = async (name: string, release: Release): Promise<void> => {
    const before = oddOf(trial);
    const inflict: Fault['inflict'] = () => rollOut.to(release).then(() => () => undefined);
    const outcome = await trial.tryOne({ name, holds: 0, inflict });
    const failed = oddOf(trial) - before;
    deployments.push({ outcome, failed });
    say(`${wordsOn(outcome)}, ${failed} commands failed`);
    if (failed > 0) say([...trial.history.odd].map(([kind, count]) => `${kind}: ${count}`).join(', '));
  };
  const refuse = async (which: keyof typeof mustRefuse, release: Release): Promise<void> => {
    const words = await rollOut.refusalOf(release);
    if (!mustRefuse[which].test(words ?? '')) unkept.push(`${release} was not refused: ${words}`);
  };
  await trial.begin(RATE);
  await refuse('ahead', 'writes');
  await deploy('N+1: a migration, other rows, an event that it reads', 'reads');
  await deploy('back to N', 'today');
  await deploy('N+1 again', 'reads');
  unkept.push(...(await untilBuiltAgain(site)));
  await deploy('N+2: writes the event', 'writes');
  await refuse('back', 'today');
  await deploy('back to N+1', 'reads');
  await trial.end();
  return { deployments, unkept, breaches: await wrongRows(site, { trial, rollOut }) };
}

/** True of a deployment that nobody noticed. */
export const isUnnoticed = ({ outcome: { isTried, pages, reads }, failed }: Deployment): boolean =>
  isTried && failed + pages.away + reads.away === 0;

const oddOf = ({ history }: Trial): number => [...history.odd.values()].reduce((sum, count) => sum + count, 0);

async function untilBuiltAgain({ ask }: TrialSite): Promise<string[]> {
  const noted = () => ask((client) => client.query('select name from log.mixed_projections'));
  for (const until = performance.now() + BUILT_AGAIN_WITHIN_MS; performance.now() < until; await pause(1_000))
    if ((await noted()).rowCount === 0) return [];
  return ['What two releases wrote was not built again'];
}

async function wrongRows(
  site: TrialSite,
  { trial, rollOut }: { readonly trial: Trial; readonly rollOut: RollOut },
): Promise<string[]> {
  const told = await site.ask((client) => breachesOf(trial.history, client));
  const silent = await site.ask((client) =>
    client.query(
      "select id from booking.bookings where channel is distinct from 'web' and channel is distinct from 'unsaid'",
    ),
  );
  const differences = await rollOut.differencesFor('reads');
  return [
    // bookings of what was tried before were there already
    ...told.filter((one) => !one.startsWith('I2 nobody')),
    ...(silent.rowCount ? [`${silent.rowCount} bookings have the row of another release`] : []),
    ...(differences ? [`I6 ${differences.slice(-400)}`] : []),
  ];
}
