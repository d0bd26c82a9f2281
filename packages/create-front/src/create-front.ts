import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a front is made from: npm ranges or `file:` addresses of the packages that it installs. */
export interface FrontVersions {
  readonly siteKit: string;
  readonly contracts: string;
  readonly client: string;
  readonly texts: string;
  readonly frontTools: string;
  readonly react: string;
  readonly styledComponents: string;
  readonly typesReact: string;
  readonly jest: string;
  readonly swcJest: string;
  readonly testingDom: string;
  readonly testingReact: string;
  readonly reflectMetadata: string;
  readonly typescript: string;
  readonly playwrightCore: string;
}

/** A front that is about to be made. */
export interface NewFront {
  /** An empty folder, or one that is not there yet; its name is that of the front, as in `mfe-events`. */
  readonly folder: string;
  /** As in CODEOWNERS, without the organization. */
  readonly team: string;
  /** The address of its first page, as in `/events`. */
  readonly route: string;
  readonly versions: FrontVersions;
}

/** What somebody at the keyboard has to put right; said without a stack. */
export class NotPossible extends Error {}

const template = new URL('../template/', import.meta.url).pathname;
/** Hidden files, which npm leaves out or reads itself when it packs. */
const renamed: Readonly<Record<string, string>> = { gitignore: '.gitignore', 'gitlab-ci.yml': '.gitlab-ci.yml' };

/**
 * Writes a front that builds, runs alone, tests itself and is released from a repository of its own.
 * @returns the files that it wrote, relative to the folder
 * @throws {NotPossible} for a folder that has files, and for names that no front may have
 */
export function createFront({ folder, team, route, versions }: NewFront): string[] {
  const app = basename(folder);
  mustBe(/^mfe-[a-z][a-z0-9-]{1,36}$/, app, 'a folder named as the front, such as mfe-events');
  mustBe(/^[a-z][a-z0-9-]{1,40}$/, team, 'a team, such as --team events');
  mustBe(/^\/[a-z][\w/-]{0,100}$/, route, 'an address, such as --route /events');
  const isTaken = existsSync(folder) && readdirSync(folder).some((name) => name !== '.git');
  if (isTaken) throw new NotPossible(`${folder} is not empty. A front begins in a folder of its own.`);

  const words = { app, team, route, ...titleOf(app), ...versions };
  return readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tpl'))
    .map((name) => {
      const file = join(dirname(name), renamed[basename(name, '.tpl')] ?? basename(name, '.tpl'));
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), fill(readFileSync(join(template, name), 'utf8'), words));
      return file;
    })
    .sort();
}

function mustBe(pattern: RegExp, word: string, what: string): void {
  if (!pattern.test(word)) throw new NotPossible(`Say ${what}; “${word}” is none.`);
}

/** `mfe-late-shows` is `late shows`, and `Late shows` as a heading. */
function titleOf(app: string) {
  const words = app.replace(/^mfe-/, '').replaceAll('-', ' ');
  return { words, Words: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}

const fill = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`The template asks for {{${name}}}, which nobody gave.`);
    return word;
  });
