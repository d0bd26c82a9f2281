import { type Rule, withoutComments } from './source-file.js';

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

/** A use case in one file has its controller beside its command, where the walls cannot tell who imports which. */
const controllersInModules: Rule = ({ path, text }) => {
  if (!path.startsWith('services/src/contexts/') || /\.(?:module|spec)\.ts$/.test(path)) return [];
  const imported = withoutComments(text).matchAll(/\b(?:import|export)\s*\{([^}]*)\}\s*from\s*'\.[^']*'/g);
  const names = [...imported].flatMap(([, list = '']) => list.match(/\b\w+Controller\b/g) ?? []);
  return names.map((name) => `imports ${name}: only the module that registers a controller does`);
};

export const moduleRules: readonly Rule[] = [shortModules, controllersInModules];
