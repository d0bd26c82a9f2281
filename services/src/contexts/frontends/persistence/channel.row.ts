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
}

export const channelColumns = 'app, stable, candidate, percent, last_good, killed, revision';

export const channelOf = ({ last_good, ...row }: ChannelRow): Channel => ({ ...row, lastGood: last_good });
