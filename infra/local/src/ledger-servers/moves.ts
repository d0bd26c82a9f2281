import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { apps } from '../start/plans.js';
import type { History } from '../topology/trial/history.js';
import { movingVenue, type ServerName, type TwoServerSite } from './two-server-site.js';

/** What a move under load came to; times in milliseconds. */
export interface MoveOutcome {
  readonly name: string;
  /** From the closing of the source to the opening of the target, as the mover has measured it. */
  readonly closedMs: number;
  /** The longest time without an acknowledged booking, from the start of the command to its end. */
  readonly gapMs: number;
  readonly events: number;
  readonly perSecond: number;
}

const tool = `${apps}/tools/venues.js`;

/** Runs `npm run venues` with these words. @throws PlainError when it complains */
export async function venues({ env }: TwoServerSite, ...words: readonly string[]): Promise<string> {
  const { code, output } = await run(process.execPath, [tool, ...words], { env: { ...env, LOG_LEVEL: 'warn' } });
  if (code !== 0) throw new PlainError(`venues ${words.join(' ')} failed:\n${output}`);
  return output;
}

/** Moves the venue under the load that is on it. */
export async function moveUnderLoad(
  site: TwoServerSite,
  history: History,
  { name, to }: { readonly name: string; readonly to: ServerName },
): Promise<MoveOutcome> {
  const began = performance.now();
  const output = await venues(site, 'move', String(movingVenue), '--to', to);
  await pause(1_000);
  const ended = performance.now();
  const [, events = 'NaN', closed = 'NaN'] = /(\d+) events, nobody could write for (\d+) ms/.exec(output) ?? [];
  return {
    name,
    closedMs: Number(closed),
    gapMs: history.longestGap(began, ended),
    events: Number(events),
    perSecond: history.rate(began, ended),
  };
}

/** Steps after which movers are killed, one after the other. */
export const deadlySteps = ['claimed', 'copied', 'closed', 'caught up', 'opened'] as const;

/** Starts a move and kills it once it has said this step. @returns the last that it said */
export async function killAMove({ env }: TwoServerSite, to: ServerName, step: string): Promise<string> {
  const words = ['move', String(movingVenue), '--to', to];
  const mover = spawn(process.execPath, [tool, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  mover.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (said.includes(step)) mover.kill('SIGKILL');
  });
  await once(mover, 'exit');
  return said.trim().split('\n').at(-1)?.trim() ?? '';
}
