import type { ChannelStatusView, FrontSteered } from '@northlight/contracts';
import { buildIdOf } from '../../build/build-id.js';
import { appsOf } from '../../build/front-folders.js';
import { containerName } from '../../preset/define-front.js';
import type { SmokeVisits } from '../../smoke/smoke-visits.js';
import { flagsOf, refuseOptions } from '../flags.js';
import { type Order, RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { Refused } from '../workspace.js';
import { smoke } from './smoke.js';
import { lineOf, statusLines } from './status-lines.js';

/**
 * `front promote [release…] [--percent n] [--ramp] [--step-minutes n] [--retire] [--first] [--no-smoke]`: makes releases live; without a name, what the sources here
 * build; with `--first` of those fronts alone of which nothing is live, so that a start takes nobody's release back.
 * The shell goes first: a front may need the new one, and the shell is held against the fronts that follow it. Before
 * anything moves, the registry is asked whether it would, and a browser visits every route of what is about to go live.
 */
export const promote = async (root: string, args: readonly string[]): Promise<FrontSteered[]> => {
  const { words, isFirst, isUnseen, ...flags } = flagsOf(args);
  const named = words.length > 0 ? words : appsOf(root).map((app) => containerName(app, buildIdOf(root, app)));
  const live = isFirst ? await liveApps(root) : [];
  const wanted = named.filter((release) => !live.includes(appOf(root, release)));
  const promotions = wanted.map((release): Promotion => {
    const together = wanted.filter((other) => other !== release);
    const requested = {
      action: 'promote',
      release,
      ...flags,
      ...(together.length > 0 && { together }),
    } as const;
    return { app: appOf(root, release), release, requested };
  });
  const visits: SmokeVisits['reports'] = isUnseen ? {} : await visitsBefore(root, promotions);
  const answers: FrontSteered[] = [];
  for (const { app, release, requested } of promotions)
    answers.push(await order(root, app, { ...requested, ...visits[release] }));
  return answers;
};

interface Promotion {
  readonly app: string;
  readonly release: string;
  readonly requested: Omit<Order, 'revision'>;
}

/** What a browser saw of each release that is not live as it is about to be. @throws {Refused} when one is not to go live */
const visitsBefore = async (root: string, promotions: readonly Promotion[]): Promise<SmokeVisits['reports']> => {
  const changes: Promotion[] = [];
  for (const promotion of promotions) {
    const { changed } = await steered(root, promotion.app, { ...promotion.requested, dryRun: true });
    if (changed) changes.push(promotion);
  }
  return changes.length > 0 ? smoke(root, changes) : {};
};

/** The front that a release is of. */
const appOf = (root: string, release: string): string => {
  const app = appsOf(root).find((name) => release.startsWith(containerName(name, '')));
  if (!app) throw new Refused(`${release} is no release of a front here. A release looks like catalog_7f3a91c0de.`);
  return app;
};

const liveApps = async (root: string): Promise<string[]> =>
  (await new RegistryClient(siteOf(root, process.env)).channels()).map(({ app }) => app);

/** `front rollback|kill|revive <app>`. */
export const steer =
  (action: 'rollback' | 'kill' | 'revive') =>
  async (root: string, [app, ...rest]: readonly string[]): Promise<FrontSteered> => {
    if (!app || rest.length > 0) throw new Refused(`Say which front: npm run front -- ${action} mfe-catalog`);
    return order(root, app, { action });
  };

/** `front status`: what is live. */
export const status = async (root: string, args: readonly string[]): Promise<ChannelStatusView[]> => {
  refuseOptions(args);
  const channels = await new RegistryClient(siteOf(root, process.env)).channels();
  if (channels.length === 0) say('Nothing is live yet.');
  for (const channel of channels) say(statusLines(channel).join('\n'));
  return channels;
};

const steered = async (root: string, app: string, requested: Omit<Order, 'revision'>): Promise<FrontSteered> => {
  const registry = new RegistryClient(siteOf(root, process.env));
  const before = (await registry.channels()).find((channel) => channel.app === app);
  return registry.steer(app, { ...requested, revision: before?.revision ?? 0 });
};

const order = async (root: string, app: string, requested: Omit<Order, 'revision'>): Promise<FrontSteered> => {
  const answer = await steered(root, app, requested);
  const { channel, changed } = answer;
  say(changed ? lineOf(channel) : `${lineOf(channel)}  (as before)`);
  return answer;
};
