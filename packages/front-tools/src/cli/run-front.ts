import { build, check } from './commands/build.js';
import { collect, protect } from './commands/collect.js';
import { dev } from './commands/dev.js';
import { publish } from './commands/publish.js';
import { register } from './commands/register.js';
import { single } from './commands/single.js';
import { promote, status, steer } from './commands/steer.js';
import { token } from './commands/token.js';
import { watch } from './commands/watch.js';
import { why } from './commands/why.js';
import { Refused, rootOf } from './workspace.js';

type Command = (root: string, args: readonly string[]) => Promise<unknown>;

const commands: Record<string, Command> = {
  build,
  check,
  collect,
  dev,
  publish,
  promote,
  register,
  rollback: steer('rollback'),
  kill: steer('kill'),
  protect: protect(true),
  revive: steer('revive'),
  single,
  status,
  token,
  unprotect: protect(false),
  watch,
  why,
};

const usage = `npm run front -- <command>

  build [app…]     build what changed
  check [app…]     build, then hold it against the contract and the budgets
  dev <app>        one front alone, with hot reload
  publish [app…]   build what changed and hand it to the registry; not live
  promote [release…] [--percent 10] [--retire] [--first]
                   make it live: all fronts of this folder, or the named releases; --first: only where nothing is
  rollback <app>   take back the candidate, or bring back the last good release
  kill <app>       switch a front off; its place says so
  revive <app>     switch it on again
  status           what is live
  why <address>    which releases an address gets
  protect <release>
                   it stays, however long it is out of service; unprotect <release>
  collect [--dry-run]
                   for operators: throw away what nobody was given for 30 days, as the worker does every night
  register <app> [--team events] [--routes /events,/events/*]
                   for operators: which team releases it, and what it may answer; left out: as its folder says
  token issue <app> <name> [--days 90]
                   for operators: a token that releases this front only; shown this once
  token list | rotate <id> | revoke <id>
                   for operators: a rotated token is good for one more day, a revoked one ends at once
  single <folder>  the whole site as one application, to measure against; never shipped
`;

/**
 * `npm run front -- <command>`. Prints what it does.
 * @returns the exit code: 0 done, 1 something broke, 2 refused, with the reason
 */
export const runFront = async ([name = '', ...args]: readonly string[]): Promise<number> => {
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
