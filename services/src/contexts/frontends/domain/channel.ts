import type { ChannelView } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** Which releases of one app are served. Changed only by orders, each of which raises the revision. */
export type Channel = ChannelView;

export type ChannelCommand =
  | {
      readonly action: 'promote';
      readonly release: string;
      readonly percent: number;
      /** Left out: a person says each step. */
      readonly ramp?: Channel['ramp'];
    }
  | { readonly action: 'rollback' }
  | { readonly action: 'kill' }
  | { readonly action: 'revive' }
  | { readonly action: 'stop'; readonly reason: string; readonly at: string };

/** What a channel without a candidate says of one. */
const untried = { candidate: null, percent: 0, since: null, ramp: null, stopped: null } as const;

/** An app of which nothing is live yet. */
export const emptyChannel = (app: string): Channel => ({
  app,
  stable: null,
  lastGood: null,
  killed: false,
  revision: 0,
  ...untried,
});

/**
 * The channel after an order; the same channel when there is nothing to do.
 * @throws {Refusal} when the order makes no sense now
 */
export const steer = (channel: Channel, order: ChannelCommand): Channel => {
  const next = ordered(channel, order);
  return next === channel ? channel : { ...next, revision: channel.revision + 1 };
};

/** A channel that an order has moved, with the moment at which a new step of its candidate begins. */
export const begunAt = (after: Channel, before: Channel, at: Date): Channel => {
  const isStep = after.candidate !== before.candidate || after.percent !== before.percent;
  return isStep ? { ...after, since: after.candidate && after.percent > 0 ? at.toISOString() : null } : after;
};

const ordered = (channel: Channel, order: ChannelCommand): Channel => {
  switch (order.action) {
    case 'promote':
      return order.percent < 100 ? tried(channel, order) : promoted(channel, order.release);
    case 'rollback':
      return rolledBack(channel);
    case 'kill':
      return channel.killed ? channel : { ...channel, killed: true, ramp: null };
    case 'revive':
      return channel.killed ? { ...channel, killed: false } : channel;
    case 'stop':
      return stopped(channel, order);
  }
};

const promoted = (channel: Channel, release: string): Channel => {
  const settled = { ...channel, ...untried, killed: false };
  if (channel.stable !== release) return { ...settled, stable: release, lastGood: channel.stable };
  return channel.candidate || channel.killed ? settled : channel;
};

type Promotion = Extract<ChannelCommand, { action: 'promote' }>;

const tried = (channel: Channel, { release, percent, ramp = null }: Promotion): Channel => {
  if (!channel.stable) throw new Refusal('FRONT_REFUSED', { reason: 'A first release goes to everybody.' });
  if (channel.stable === release) throw new Refusal('FRONT_REFUSED', { reason: `${release} is live for everybody.` });
  const isSame = channel.candidate === release && channel.percent === percent;
  if (isSame && channel.ramp?.stepMinutes === ramp?.stepMinutes) return channel;
  return { ...channel, candidate: release, percent, ramp, stopped: null };
};

/** A candidate is withdrawn first; without one, the last good release comes back. */
const rolledBack = (channel: Channel): Channel => {
  if (channel.candidate) return { ...channel, ...untried };
  if (channel.lastGood && channel.lastGood !== channel.stable) return { ...channel, stable: channel.lastGood };
  throw new Refusal('FRONT_REFUSED', { reason: `${channel.app} has no earlier release to go back to.` });
};

/** It stays beside the stable release, so that everybody sees what was stopped, and is given to nobody. */
const stopped = (channel: Channel, { reason, at }: Extract<ChannelCommand, { action: 'stop' }>): Channel =>
  channel.candidate && channel.percent > 0 ? { ...channel, percent: 0, ramp: null, stopped: { reason, at } } : channel;

/** The releases of a channel that visitors are given. The last good one stands by, until a rollback. */
export const givenOf = ({ stable, candidate, percent }: Channel): string[] =>
  [stable, percent > 0 ? candidate : null].filter((release) => release !== null);

/** Every release of a channel that a document may need. */
export const releasesOf = ({ stable, candidate, lastGood }: Channel): string[] =>
  [stable, candidate, lastGood].filter((release) => release !== null);
