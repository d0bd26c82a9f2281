import { asOneLine, cutText } from '@northlight/contracts';

const MESSAGE_LENGTH = 300;
const STACK_LENGTH = 4_096;
const MOST_FRAMES = 20;
const LINE_LENGTH = 400;

/**
 * What an error says, without what may be of a person: addresses, e-mails, long numbers, and quoted text that is no name
 * of code. One line, of 300 characters at most.
 */
export const cleanMessage = (message: string): string =>
  cutText(
    asOneLine(cutText(message, 2 * MESSAGE_LENGTH))
      .replace(/https?:\/\/[^/\s]{1,100}(\/r\/[\w./-]{1,200})/g, '$1')
      .replace(/https?:\/\/[^\s"')]+/g, '<address>')
      .replace(/[^\s"'<>]{1,64}@[^\s"'<>]{1,200}/g, '<email>')
      .replace(/"[^"]*"|“[^”]*”/g, '"…"')
      .replace(/(?<!\w)'([^']*)'/g, (quoted, inside: string) => (/^[\w$.-]{1,40}$/.test(inside) ? quoted : "'…'"))
      .replace(/(?<![\w/.])\d[\d ().-]*\d{2}(?!\w)/g, '<number>')
      .trim(),
    MESSAGE_LENGTH,
  );

/** `at Price (https://…/r/mfe-catalog/4f9c2d7a81b3/page.js:1:2048)` of Chromium, `Price@https://…` of the others. */
const place = /(\/r\/[a-z][a-z0-9-]{1,40}\/[0-9a-f]{7,40}\/\w[\w.-]{0,130}:\d{1,7}:\d{1,7})\)?$/;
const name = /^(?:at )?(?:[a-z]{3,5} )?([\w$.]{1,80})(?: ?[(@]| \[)/;

/** The frames of a stack that are in files of releases, one a line: `at Price (/r/mfe-catalog/4f9c2d7a81b3/page.js:1:2048)`. */
export const ownFrames = (stack: string): string => {
  const frames = stack
    .slice(0, STACK_LENGTH)
    .split('\n')
    .flatMap((line) => frameOf(line.slice(0, LINE_LENGTH).trim()));
  return frames.slice(0, MOST_FRAMES).join('\n');
};

const frameOf = (line: string): string[] => {
  const [, where] = place.exec(line) ?? [];
  if (where === undefined) return [];
  const [, caller] = name.exec(line) ?? [];
  return [caller ? `at ${caller} (${where})` : `at ${where}`];
};

/** What makes two failures the same: what they are, what they say, and where they come from. */
export const sameFailure = (kind: string, message: string, frames: string): string =>
  [kind, message.replace(/\d+/g, '#'), ...frames.split('\n').slice(0, 3)].join('\n');
