import { expect, it, jest } from '@jest/globals';
import compileTexts from './compile-texts.js';
import readTexts from './read-texts.js';

const read = (source: string, map?: string) => {
  const callback = jest.fn();
  readTexts.call({ callback } as never, source, map);
  return callback.mock.calls[0];
};

it('reads the texts of a module as its exports, under the name that they have there', () => {
  expect(read('import { texts } from "../../texts/frame.ts";\nimport { rich } from "@northlight/site-kit";')).toEqual([
    null,
    'import * as texts from "../../texts/frame.ts";\nimport { rich } from "@northlight/site-kit";',
    undefined,
  ]);
  expect(read('import { texts as words } from "./texts/frame.ts";', 'a map')).toEqual([
    null,
    'import * as words from "./texts/frame.ts";',
    'a map',
  ]);
});

const source = `import { defineTexts } from "@northlight/texts";
export const texts = defineTexts({ title: 'My Bookings', held: 'Held until {time}' });`;

const compiled = (resourceQuery: string, text = source) =>
  compileTexts.call({ resourcePath: '/a/src/texts/frame.ts', resourceQuery } as never, text);

it('makes a module of each message', () => {
  expect(compiled('')).toBe(
    'export { message as title } from "./frame.ts?message=title";\nexport { message as held } from "./frame.ts?message=held";',
  );
  expect(compiled('?message=title')).toContain('export const message = "My Bookings";');
  expect(compiled('?message=held')).toMatch(/message = \/\*#__PURE__\*\/ textOf\(\(v.*"Held until ", v\["time"\]/);
});

it('names the message that does not parse, and the file that is no catalogue', () => {
  expect(() => compiled('?message=held', source.replace('{time}', '{time'))).toThrow('held in /a/src/texts');
  expect(() => compiled('', 'export const texts = {};')).toThrow('is no module of texts');
});
