import { setTimeout } from 'node:timers/promises';

/** Waits until something is so. @throws when it has not become so in half a minute */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const signal = AbortSignal.timeout(30_000);
  while (!(await isSo())) await setTimeout(25, undefined, { signal });
}
