import { basename } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { LoaderContext } from '@rspack/core';

/** Modules of texts: an import of defineTexts, and one call of it with literals: `export const texts = defineTexts({…})`. */
export const textModules = /[\\/]src[\\/]texts[\\/][^\\/]+\.ts$/;

const call = /^import \{ defineTexts \} from ["']([^"']+)["'];\s*export const texts = (?=defineTexts\()/m;

/**
 * A bundler loader: parses the ICU messages of a module of texts while building, so that no browser has to, and a
 * message that is wrong fails the build. Each message becomes an export of a module of its own kind, of which the
 * bundle keeps what is read, under short names.
 * @throws {SyntaxError} naming the message
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default async function compileTexts(this: LoaderContext, source: string): Promise<string> {
  const [head, from] = call.exec(source) ?? [];
  if (!head) throw new SyntaxError(`${this.resourcePath} is no module of texts: it has one call of defineTexts`);
  if (this.resourceQuery !== messagesOnly) {
    return `export * as texts from ${JSON.stringify(`./${basename(this.resourcePath)}${messagesOnly}`)};`;
  }
  const messages = await evaluate(source.slice(source.indexOf(head) + head.length));
  const made = Object.entries(messages).map(([key, message], at) => {
    const value = codeOf(message, `${key} in ${this.resourcePath}`);
    return `const m${at} = ${value};\nexport { m${at} as ${key} };`;
  });
  return [`import { textOf } from ${JSON.stringify(from)};`, ...made].join('\n');
}

const messagesOnly = '?messages';

const evaluate = async (called: string): Promise<Record<string, string>> => {
  const code = `const defineTexts = (messages) => messages;\nexport const texts = ${called}`;
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { texts: Record<string, string> })
    .texts;
};

const codeOf = (message: string, place: string): string => {
  try {
    const ast = parse(message);
    const [first] = ast;
    if (ast.length === 1 && first?.type === TYPE.literal) return JSON.stringify(first.value);
    return `/*#__PURE__*/ textOf(${JSON.stringify(ast)})`;
  } catch (error) {
    throw new SyntaxError(`${place} is no ICU message: ${(error as Error).message}`);
  }
};
