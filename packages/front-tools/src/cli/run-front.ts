import { build, check, summaryOf } from './commands/build.js';
import { collect, protect } from './commands/collect.js';
import { dev } from './commands/dev.js';
import { preview } from './commands/preview.js';
import { publish } from './commands/publish.js';
import { register } from './commands/register.js';
import { serve } from './commands/serve.js';
import { single } from './commands/single.js';
import { promote, status, steer } from './commands/steer.js';
import { token } from './commands/token.js';
import { watch } from './commands/watch.js';
import { why } from './commands/why.js';
import { answerPrograms } from './say.js';
import { usage, usageOf } from './usage.js';
import { Refused, rootOf } from './workspace.js';

type Command = (root: string, args: readonly string[]) => Promise<unknown>;

const commands: Record<string, Command> = {
  build: async (root, apps) => (await build(root, apps)).map(summaryOf),
  check,
  collect,
  dev,
  preview,
  publish,
  promote,
  register,
  rollback: steer('rollback'),
  kill: steer('kill'),
  protect: protect(true),
  revive: steer('revive'),
  serve,
  single,
  status,
  token,
  unprotect: protect(false),
  watch,
  why,
};

/**
 * `npm run front -- <command>`. Prints what it does; with `--json` what came of it, for programs.
 * @returns the exit code: 0 done, 1 something broke, 2 refused, with the reason
 */
export const runFront = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const command = commands[name];
  if (!command || args.includes('--help')) return help(name);
  try {
    await carryOut(command, args);
    return 0;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure));
    return failure instanceof Refused ? 2 : 1;
  }
};

const carryOut = async (command: Command, args: readonly string[]): Promise<void> => {
  const isForProgram = args.includes('--json');
  if (isForProgram) answerPrograms();
  const given = args.filter((arg) => arg !== '--json');
  const answer = await command(rootOf(process.cwd()), given);
  if (isForProgram) console.log(JSON.stringify(answer ?? null, null, 2));
};

const help = (name: string): number => {
  console.log(usageOf(name) ?? usage);
  return name === '' || name === '--help' || commands[name] ? 0 : 2;
};
