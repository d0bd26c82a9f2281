import type { Channel } from '../domain/channel.js';

/** A row of frontends.channels; written by the registry and by nobody else. */
export interface ChannelRow {
  app: string;
  stable: string;
  candidate: string | null;
  percent: number;
  last_good: string | null;
  killed: boolean;
  revision: number;
  since: Date | null;
  ramp: Channel['ramp'];
  stopped: Channel['stopped'];
}

export const channelColumns = 'app, stable, candidate, percent, last_good, killed, revision, since, ramp, stopped';

export const channelOf = ({ last_good, since, ...row }: ChannelRow): Channel => ({
  ...row,
  lastGood: last_good,
  since: since?.toISOString() ?? null,
});
