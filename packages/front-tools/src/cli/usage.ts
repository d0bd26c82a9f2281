/** What there is, as `front` alone says it. */
export const usage = `front <command>, in this repository npm run front -- <command>

  build [app…]     build what changed
  check [app…]     build, then hold it against the contract and the budgets
  dev <app>        one front alone, with hot reload
  publish [app…]   build what changed and hand it to the registry; not live
  preview <release…> [--hours 8]
                   a link: the browser that opens it is shown these before they are live
  serve <app> [--port 4600] [--hours 8]
                   a build on this machine, and a link: a browser of this machine is shown it on the site
  promote [release…] [--percent 10] [--ramp] [--step-minutes 10] [--reason '…'] [--retire] [--first] [--no-smoke]
                   make it live: all fronts of this folder, or the named releases; --first: only where nothing is;
                   --ramp: for 5 in 100 visitors, then 25, then all, each step after its minutes and 50 loads.
                   A browser of this machine visits each route before; --no-smoke: nobody looks, as with --first
  rollback <app>   take back the candidate, or bring back the last good release
  kill <app>       switch a front off; its place says so
  revive <app>     switch it on again
  status           what is live, how a candidate does, why it was stopped, when it climbs
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

Ends with 0 when it is done, 1 when something broke, 2 when it is refused, with the reason. <command> --help says what one takes.
With --json what came of it is said as JSON, for programs; what is said to people goes to the error output then.
`;

/** Of all that the part about one command; undefined where there is none. */
export const usageOf = (command: string): string | undefined => {
  const parts = usage.split(/\n(?= {2}[a-z])/).slice(1);
  const named = command === 'unprotect' ? 'protect' : command;
  const own = parts.filter((part) => part.trimStart().split(/\s/)[0] === named);
  const [, end = ''] = usage.split(/\n\n(?=Ends)/);
  return own.length > 0 ? `${own.map((part) => part.split('\n\n')[0]).join('\n')}\n\n${end}` : undefined;
};
