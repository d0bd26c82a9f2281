import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const clone = join(import.meta.dirname, '../../../..');

/** The commands of a page of docs/how-to, in their order: the lines of its blocks. */
export const blockCommands = (page: string): string[] =>
  [...textOf(page).matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));

/** The commands of the front tools that a page names in its sentences, in their order. */
export const frontCommands = (page: string): string[] =>
  [...textOf(page).matchAll(/`(npm run front -- [^`…]+)`/g)].map(([, command = '']) => command);

const textOf = (page: string): string => readFileSync(join(clone, 'docs/how-to', page), 'utf8');
