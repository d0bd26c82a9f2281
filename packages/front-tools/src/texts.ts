/** How modules of texts are compiled, for those who pack a package that has some. */
export { compiledTexts, textModules, withTextModules } from './preset/text-modules.js';
