import type { Rule } from './source-file.js';

/** More than this, and the module holds several: a part of the room gets a Nest module of its own. */
const MAX_IMPORTS = 40;

/** A module that lists a whole room is a file that every feature changes, and that nobody reads. */
const shortModules: Rule = ({ path, text }) => {
  if (!/^services\/src\/contexts\/.*\.(?:module|worker)\.ts$/.test(path)) return [];
  const count = text.match(/^import\b/gm)?.length ?? 0;
  return count > MAX_IMPORTS
    ? [`has ${count} imports: ${MAX_IMPORTS} are the most; give a part of the room a module of its own`]
    : [];
};

export const moduleRules: readonly Rule[] = [shortModules];
