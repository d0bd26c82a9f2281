import type { Change } from './compare.js';
import type { Exported } from './report.js';

/** What a workspace has to say: its own version, where a machine raises it, and those of the packages it uses. */
export interface Stated {
  readonly version: string | undefined;
  readonly states: Readonly<Record<string, string>>;
}

/** A package.json that says so; everything else in it stays as somebody wrote it. */
export function packageText(text: string, { version, states }: Stated): string {
  const own = version === undefined ? text : text.replace(/"version": "[^"]*"/, `"version": "${version}"`);
  return Object.entries(states).reduce(
    (edited, [name, stated]) => edited.replaceAll(new RegExp(`"${name}": "[^"]*"`, 'g'), `"${name}": "${stated}"`),
    own,
  );
}

type LockEntry = { version?: string } & Record<string, Record<string, string> | undefined>;

/** The lock file with what its workspaces say, in the order that it has. */
export function lockText(text: string, stated: ReadonlyMap<string, Stated>): string {
  const lock = JSON.parse(text) as { packages: Record<string, LockEntry> };
  for (const [folder, says] of stated) {
    const entry = lock.packages[folder];
    if (entry) lock.packages[folder] = lockedAs(entry, says);
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

function lockedAs(entry: LockEntry, { version, states }: Stated): LockEntry {
  const listed = (kind: string): object => {
    const known = Object.entries(entry[kind] ?? {}).map(([name, stated]) => [name, states[name] ?? stated]);
    return entry[kind] ? { [kind]: Object.fromEntries(known) } : {};
  };
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies'].map(listed);
  return Object.assign({ ...entry, ...(version !== undefined && { version }) }, ...kinds);
}

/** The changelog with a heading for the version of a package; what stood under `Unreleased` comes with it. */
export function changelogText(text: string, name: string, { version, change }: Released): string {
  const [before = '', section] = text.split(`\n## ${name}\n`);
  if (section === undefined) return `${text.trimEnd()}\n\n## ${name}\n\n### ${version}\n${linesOf(change)}`;
  const [own = ''] = section.split(/^## /m);
  if (own.includes(`### ${version}\n`)) return text;
  const heading = `\n### ${version}\n${linesOf(change)}`;
  const edited = own.startsWith('\n### Unreleased\n')
    ? own.replace('\n### Unreleased\n', () => heading)
    : `${heading}${own}`;
  return `${before}\n## ${name}\n${edited}${section.slice(own.length)}`;
}

interface Released {
  readonly version: string;
  readonly change: Change | undefined;
}

function linesOf(change: Change | undefined): string {
  if (!change) return 'The first version.\n';
  const { gone, weakened, added, changed } = change;
  const words: [string, readonly Exported[]][] = [
    ['Gone', gone],
    ['Types only', weakened],
    ['New', added],
    ['Changed', changed],
  ];
  const lines = words
    .filter(([, exports]) => exports.length > 0)
    .map(([what, exports]) => `- ${what}: ${listOf(exports)}.`);
  return `${lines.join('\n')}\n`;
}

const listOf = (exports: readonly Exported[]): string =>
  exports.map(({ entry, name }) => `\`${name}\`${entry === '.' ? '' : ` of \`${entry}\``}`).join(', ');
