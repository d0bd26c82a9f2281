import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is typed for somebody: by whom it is about, or which file. */
export type Command = (about: string) => string[];

/** The commands about persons that a how-to has in its blocks, one after the other, each for whoever it is about. */
export const commandsIn = (howTo: string): Command[] => {
  const text = readFileSync(join(__dirname, '../../../docs/how-to', `${howTo}.md`), 'utf8');
  const typed = text.matchAll(/^npm run (?:--silent )?persons -- ([\w-]+)(?: (?!>)(\S+))?(?: > \S+)?$/gm);
  return [...typed].map(
    ([, name = '', example]) =>
      (about) =>
        example ? [name, about] : [name],
  );
};
