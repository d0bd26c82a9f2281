import { runInNewContext } from 'node:vm';
import { compileMessage } from '@northlight/texts';

/** Modules of texts: an import of defineTexts, and one call of it with literals: `export const texts = defineTexts({…})`. */
export const textModules = /[\\/]src[\\/]texts[\\/][^\\/]+\.ts$/;

const called = /^import \{ defineTexts \} from ["']@northlight\/texts["'];\s*export const texts = (?=defineTexts\()/m;

/** The calls evaluated so far; one module of texts is asked for with each of its messages. */
const evaluated = new Map<string, Readonly<Record<string, string>>>();

/** The messages of a module of texts. @throws {SyntaxError} naming the module, where it is none */
export const messagesOf = (source: string, path: string): Readonly<Record<string, string>> => {
  const [head] = called.exec(source) ?? [];
  if (!head) throw new SyntaxError(`${path} is no module of texts: it has one call of defineTexts`);
  const call = source.slice(source.indexOf(head) + head.length);
  const messages = evaluated.get(call) ?? runInNewContext(call, { defineTexts: (given: unknown) => given });
  evaluated.set(call, messages);
  return messages;
};

/** A message as an expression. @throws {SyntaxError} naming it */
export const codeOf = (message: string, place: string): string => {
  try {
    return compileMessage(message);
  } catch (error) {
    throw new SyntaxError(`${place} is no ICU message: ${(error as Error).message}`);
  }
};

/**
 * Compiles a module of texts of a package that is packed: one module with an export for each message, which a bundler
 * leaves out where nobody reads it.
 * @param path names the module where a message is wrong
 * @throws {SyntaxError} naming the message
 */
export const compiledTexts = (source: string, path: string): string => {
  const lines = Object.entries(messagesOf(source, path)).map(
    ([key, message]) => `export const ${key} = ${codeOf(message, `${key} in ${path}`)};`,
  );
  return ["import { textOf } from '@northlight/texts';", ...lines, ''].join('\n');
};

const imports = /^import \{ texts(?: as (\w+))? \} from (["'][^"']*\/texts\/[^"'/]+\.ts["']);$/gm;

/** The texts that a module imports are the exports of their module. */
export const withTextModules = (source: string): string =>
  source.replace(imports, (_line, name = 'texts', from) => `import * as ${name} from ${from};`);
