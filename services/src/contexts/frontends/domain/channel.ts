import type { ChannelView } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** Which releases of one app are served. Changed only by orders, each of which raises the revision. */
export type Channel = ChannelView;

export type ChannelCommand =
  | { readonly action: 'promote'; readonly release: string; readonly percent: number }
  | { readonly action: 'rollback' }
  | { readonly action: 'kill' }
  | { readonly action: 'revive' };

/** An app of which nothing is live yet. */
export const emptyChannel = (app: string): Channel => ({
  app,
  stable: null,
  candidate: null,
  percent: 0,
  lastGood: null,
  killed: false,
  revision: 0,
});

/**
 * The channel after an order; the same channel when there is nothing to do.
 * @throws {Refusal} when the order makes no sense now
 */
export const steer = (channel: Channel, order: ChannelCommand): Channel => {
  const next = ordered(channel, order);
  return next === channel ? channel : { ...next, revision: channel.revision + 1 };
};

const ordered = (channel: Channel, order: ChannelCommand): Channel => {
  switch (order.action) {
    case 'promote':
      return order.percent < 100 ? tried(channel, order.release, order.percent) : promoted(channel, order.release);
    case 'rollback':
      return rolledBack(channel);
    case 'kill':
      return channel.killed ? channel : { ...channel, killed: true };
    case 'revive':
      return channel.killed ? { ...channel, killed: false } : channel;
  }
};

const promoted = (channel: Channel, release: string): Channel => {
  const settled = { ...channel, candidate: null, percent: 0, killed: false };
  if (channel.stable !== release) return { ...settled, stable: release, lastGood: channel.stable };
  return channel.candidate || channel.killed ? settled : channel;
};

const tried = (channel: Channel, release: string, percent: number): Channel => {
  if (!channel.stable) throw new Refusal('FRONT_REFUSED', { reason: 'A first release goes to everybody.' });
  if (channel.stable === release) throw new Refusal('FRONT_REFUSED', { reason: `${release} is live for everybody.` });
  if (channel.candidate === release && channel.percent === percent) return channel;
  return { ...channel, candidate: release, percent };
};

/** A candidate is withdrawn first; without one, the last good release comes back. */
const rolledBack = (channel: Channel): Channel => {
  if (channel.candidate) return { ...channel, candidate: null, percent: 0 };
  if (channel.lastGood && channel.lastGood !== channel.stable) return { ...channel, stable: channel.lastGood };
  throw new Refusal('FRONT_REFUSED', { reason: `${channel.app} has no earlier release to go back to.` });
};

/** The releases of a channel that visitors are given. The last good one stands by, until a rollback. */
export const givenOf = ({ stable, candidate }: Channel): string[] =>
  [stable, candidate].filter((release) => release !== null);

/** Every release of a channel that a document may need. */
export const releasesOf = ({ stable, candidate, lastGood }: Channel): string[] =>
  [stable, candidate, lastGood].filter((release) => release !== null);
