import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import type { Progress } from './progress.js';

const sayEvery = 2000;

/** Runs the commands of the other packages, each to its end, in the order that the start asks for. */
export interface Tools {
  /**
   * @param script compiled file, from the root of the clone
   * @returns what it said
   * @throws PlainError with its output when it fails
   */
  run(script: string, args?: readonly string[], extra?: NodeJS.ProcessEnv): Promise<string>;
}

/** Tools that share an environment and end when `signal` is aborted. With a progress, long ones are heard every two seconds. */
export function toolsWith(env: NodeJS.ProcessEnv, signal: AbortSignal, progress?: Progress): Tools {
  return {
    run: async (script, args = [], extra = {}) => {
      const onOutput = everyNowAndThen((line) => progress?.say(`    ${line}`));
      const all = ['--enable-source-maps', join(process.cwd(), script), ...args];
      const { code, output } = await run(process.execPath, all, { env: { ...env, ...extra }, signal, onOutput });
      if (signal.aborted) throw signal.reason;
      if (code !== 0) throw new PlainError(`${script} failed:\n${output.trim().slice(-4000)}`);
      return output.trim();
    },
  };
}

/** Passes on the last line said, at most once in two seconds and never at once: quick work stays quiet. */
function everyNowAndThen(say: (line: string) => void): (text: string) => void {
  let last = performance.now();
  return (text) => {
    if (performance.now() - last < sayEvery) return;
    last = performance.now();
    const line = text.trim().split('\n').at(-1);
    if (line) say(line.slice(0, 160));
  };
}
