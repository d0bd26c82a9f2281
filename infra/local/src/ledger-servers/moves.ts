import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError, wordsOf } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { apps } from '../start/plans.js';
import type { History } from '../topology/trial/history.js';
import { movingVenue, type ServerName, type TwoServerSite } from './two-server-site.js';

/** What a move under load came to; times in milliseconds. */
export interface MoveOutcome {
  readonly name: string;
  /** From the closing of the source to the opening of the target, as the mover has measured it. */
  readonly closedMs: number;
  /** Longest time for which it may be. */
  readonly mayBeClosedMs: number;
  /** The longest time without an acknowledged booking, from the start of the command to its end. */
  readonly gapMs: number;
  readonly events: number;
  readonly perSecond: number;
}

/** While a mover lives; and where it was killed after the closing, since a booking waits a second before it ends what was left. */
const mostClosedMs = { living: 1_000, killed: 3_000 };

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
  return outcomeOf(output, { name, history, began });
}

/**
 * Kills a mover once it has said a step, and moves the venue where it was going to, unless whoever booked next has done so: nobody
 * was kept from it for longer than the gap then. @returns what it came to, and the last that the mover said
 */
export async function moveAfterAKill(
  site: TwoServerSite,
  history: History,
  { name, to, step }: { readonly name: string; readonly to: ServerName; readonly step: string },
): Promise<{ readonly outcome: MoveOutcome; readonly said: string }> {
  const began = performance.now();
  const said = await killAMove(site, to, step);
  const output = await venues(site, 'move', String(movingVenue), '--to', to).catch((error: unknown) => wordsOf(error));
  if (!/nobody could write for|already/.test(output)) throw new PlainError(output);
  await pause(1_000);
  const outcome = outcomeOf(output, { name, history, began });
  if (!output.includes('already')) return { outcome, said };
  return {
    outcome: {
      ...outcome,
      name: `${name}, by a booking`,
      closedMs: Math.round(outcome.gapMs),
      mayBeClosedMs: mostClosedMs.killed,
      events: 0,
    },
    said,
  };
}

function outcomeOf(
  output: string,
  { name, history, began }: { readonly name: string; readonly history: History; readonly began: number },
): MoveOutcome {
  const ended = performance.now();
  const [, events = 'NaN', closed = 'NaN'] = /(\d+) events, nobody could write for (\d+) ms/.exec(output) ?? [];
  return {
    name,
    closedMs: Number(closed),
    mayBeClosedMs: mostClosedMs.living,
    gapMs: history.longestGap(began, ended),
    events: Number(events),
    perSecond: history.rate(began, ended),
  };
}

/** Steps after which movers are killed, one after the other. */
export const deadlySteps = ['claimed', 'copied', 'closed', 'caught up', 'opened'] as const;

/** Starts a move and kills it once it has said this step. @returns the last that it said */
async function killAMove({ env }: TwoServerSite, to: ServerName, step: string): Promise<string> {
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
