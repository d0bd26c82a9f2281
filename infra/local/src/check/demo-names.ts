import { identifiersIn } from '../syntax/identifiers.js';
import type { Rule } from './source-file.js';

/** The word alone, of a name in any spelling: whoever demotes has no demo. */
const demo = /(?<![A-Za-z])demos?(?![a-z])|Demos?(?![a-z])|DEMOS?(?![A-Z])/;

/** A setting of the start, which is named in the documents. */
const settings = new Set(['SEED_DEMO']);

/** Rooms offer ordinary options to whoever brings data: what knows of a demo belongs to services/src/demo. */
export const demoNames: Rule = ({ path, text }) => {
  if (!/^services\/src\/(?:contexts|platform)\/.*\.tsx?$/.test(path) || !demo.test(path + text)) return [];
  const names = new Set([path, ...identifiersIn(text, { jsx: path.endsWith('x') })]);
  return [...names]
    .filter((name) => demo.test(name) && !settings.has(name))
    .map((name) => `says "${name}": only services/src/demo knows of the demo`);
};
