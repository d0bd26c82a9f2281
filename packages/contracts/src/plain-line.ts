/**
 * What no text of one line holds: control characters (C0, DEL, C1: line breaks, tabs), the line and paragraph separators of
 * Unicode, and what turns the direction in which the rest is read, so that a text shows another one than it is.
 */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/u;
const allControls = new RegExp(controls, 'gu');

/** Whether a text is one line, without control characters. */
export const isOneLine = (text: string): boolean => !controls.test(text);

/** A text as one line: what breaks or controls it becomes a space. */
export const asOneLine = (text: string): string => text.replace(allControls, ' ');
