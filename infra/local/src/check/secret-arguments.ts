import { secretSettings } from '../topology/topology.js';
import { type Rule, withoutComments } from './source-file.js';

/** What a program is called with in a script, a compose file or a how-to: everybody on the machine can list it. */
const commandLines = /\.(?:sh|ya?ml|md)$/;
/** These are the shell itself: what they are given is in no list of processes. */
const builtIn = /^(?:printf|echo|case|export|set|test|\[|\.|:|exit|return|local|read|trap|if|while|until)$/;
const assignment = /^[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s"'])*\s+/;
const keyOfYaml = /^\s*(?:- )?(?:[\w-]+:\s+)?\[?(?:CMD(?:-SHELL)?,\s*)?'?/;
const secretValue = new RegExp(
  `\\$\\{?(?:${secretSettings.join('|')}|\\w*(?:PASSWORD|PASSPHRASE)|PGPASS)\\b(?!_FILE)|\\$\\(cat [^)]*secrets?/`,
);
/** How programs are told a password that they would take from the environment or a file, too. */
const secretOption = /^(?:redis-cli\b.*\s(?:-a|--pass)\s|openssl\b.*\spass:|curl\b.*\s(?:-u|--user)\s)/;

const inCommands: Rule = ({ path, text }) => {
  if (!commandLines.test(path)) return [];
  return text
    .split('\n')
    .flatMap(commandsIn)
    .filter((command) => secretOption.test(command) || isGivenSecret(command))
    .map(
      (command) => `gives a secret as an argument, which everybody on the machine can list: ${command.slice(0, 60)}`,
    );
};

/** The commands of a line, without what is assigned in front of them. */
function commandsIn(line: string): string[] {
  if (/^\s*#/.test(line)) return [];
  const parts = line.split(/[;|&`]+|\$\((?!cat )|\bsh -c '|\b(?:do|then|else|exec|if|until|while)\b/);
  return parts.map((part) => {
    let rest = part.replace(keyOfYaml, '').trim();
    for (let found = assignment.exec(rest); found; found = assignment.exec(rest)) rest = rest.slice(found[0].length);
    return rest;
  });
}

function isGivenSecret(command: string): boolean {
  const [program = '', ...rest] = command.split(/\s+/);
  return /^[\w./-]+$/.test(program) && !builtIn.test(program) && secretValue.test(rest.join(' '));
}

/** Calls that start a program, with what they are given up to the end of its list. */
const starts = /\b(?:run|spawn(?:Sync)?|execFile(?:Sync)?|fork|toolOn|ofTool|runTool|pgbackrest)\([^;]*?\[([^\]]*)\]/g;
const secretName =
  /(?:^|[\s,.{(])(?:\w*(?:[pP]assword|[pP]assphrase|[sS]ecret)|(?:database|redis|superuser)Url)\b(?!File)/;

const inCalls: Rule = ({ path, text }) => {
  if (!/\.(?:ts|[cm]js)$/.test(path) || /\.spec\.ts$/.test(path)) return [];
  return [...withoutComments(text).matchAll(starts)]
    .map(([, list = '']) => list)
    .filter((list) => secretName.test(list.replace(/'[^']*'/g, '')))
    .map((list) => `starts a program with a secret among its arguments: [${list.trim().slice(0, 60)}]`);
};

/** Passwords are handed to programs by files and environments: `ps` shows arguments to every user. */
export const secretArguments: readonly Rule[] = [inCommands, inCalls];
