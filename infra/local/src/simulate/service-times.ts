import { readFileSync } from 'node:fs';

interface Stated {
  readonly ms: number;
  readonly measured?: string;
  readonly in?: string;
  readonly assumed?: string;
}

/** Where one thing takes processor time, and how much of it in milliseconds. */
export type ServiceTimes = Readonly<Record<string, number>>;

export const serviceTimesFile = 'infra/local/src/simulate/service-times.json';

export const statedTimes = (): Readonly<Record<string, Stated>> =>
  (JSON.parse(readFileSync(serviceTimesFile, 'utf8')) as { times: Record<string, Stated> }).times;

export const serviceTimes = (): ServiceTimes =>
  Object.fromEntries(Object.entries(statedTimes()).map(([name, { ms }]) => [name, ms]));
