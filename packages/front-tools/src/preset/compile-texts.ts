import { basename } from 'node:path';
import { runInNewContext } from 'node:vm';
import { compileMessage } from '@northlight/texts';
import type { LoaderContext } from '@rspack/core';

/** Modules of texts: an import of defineTexts, and one call of it with literals: `export const texts = defineTexts({…})`. */
export const textModules = /[\\/]src[\\/]texts[\\/][^\\/]+\.ts$/;

const called = /^import \{ defineTexts \} from ["']@northlight\/texts["'];\s*export const texts = (?=defineTexts\()/m;
const oneMessage = /^\?message=(\w+)$/;

/**
 * A bundler loader: compiles the ICU messages of a module of texts, so that no browser has to parse them, and a message
 * that is wrong fails the build. Each message becomes a module, so that a chunk has those that it reads: the
 * module of texts itself, which is asked for by readTexts as `import * as texts`, only leads to them.
 * @throws {SyntaxError} naming the message
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function compileTexts(this: LoaderContext, source: string): string {
  const [head] = called.exec(source) ?? [];
  if (!head) throw new SyntaxError(`${this.resourcePath} is no module of texts: it has one call of defineTexts`);
  const messages = messagesIn(source.slice(source.indexOf(head) + head.length));
  const [, key] = oneMessage.exec(this.resourceQuery) ?? [];
  if (key === undefined) {
    const file = `./${basename(this.resourcePath)}`;
    return Object.keys(messages)
      .map((name) => `export { message as ${name} } from ${JSON.stringify(`${file}?message=${name}`)};`)
      .join('\n');
  }
  const code = codeOf(messages[key] ?? '', `${key} in ${this.resourcePath}`);
  return `import { textOf } from '@northlight/texts';\nexport const message = ${code};`;
}

/** The calls evaluated so far; one module of texts is asked for with each of its messages. */
const evaluated = new Map<string, Readonly<Record<string, string>>>();

const messagesIn = (call: string): Readonly<Record<string, string>> => {
  const messages = evaluated.get(call) ?? runInNewContext(call, { defineTexts: (given: unknown) => given });
  evaluated.set(call, messages);
  return messages;
};

const codeOf = (message: string, place: string): string => {
  try {
    return compileMessage(message);
  } catch (error) {
    throw new SyntaxError(`${place} is no ICU message: ${(error as Error).message}`);
  }
};
