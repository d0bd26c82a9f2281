export { compileMessage } from './compile-message.js';
export { textOf } from './compiled-text.js';
export { defineTexts } from './define-texts.js';
export type { ElementsOf, ValuesOf } from './message-types.js';
export type { RichText, Text } from './text.js';
