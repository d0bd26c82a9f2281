export { defineTexts, type RichText, type Text, textOf } from './define-texts.js';
export { messageNames } from './message-names.js';
export type { ElementsOf, ValuesOf } from './message-types.js';
