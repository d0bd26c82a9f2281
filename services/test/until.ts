import { setTimeout } from 'node:timers/promises';

/** Waits until something is so. @throws when it has not become so in time: half a minute, unless it takes processes to start */
export async function until(isSo: () => Promise<boolean>, seconds = 30): Promise<void> {
  const signal = AbortSignal.timeout(seconds * 1_000);
  while (!(await isSo())) await setTimeout(25, undefined, { signal });
}
