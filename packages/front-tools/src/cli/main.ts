import { build, check } from './commands/build.js';
import { Refused, rootOf } from './workspace.js';

type Command = (root: string, args: readonly string[]) => Promise<unknown>;

const commands: Record<string, Command> = { build, check };

const usage = `npm run front -- <command>

  build [app…]     build what changed
  check [app…]     build, then hold it against the contract and the budgets
`;

const run = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const command = commands[name];
  if (!command) {
    console.log(usage);
    return name ? 2 : 0;
  }
  try {
    await command(rootOf(process.cwd()), args);
    return 0;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure));
    return failure instanceof Refused ? 2 : 1;
  }
};

process.exitCode = await run(process.argv.slice(2));
