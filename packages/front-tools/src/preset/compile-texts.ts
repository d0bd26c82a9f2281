import { basename } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { codeOf, messagesOf } from './text-modules.js';

const oneMessage = /^\?message=(\w+)$/;

/**
 * A bundler loader: compiles the ICU messages of a module of texts, so that no browser has to parse them, and a message
 * that is wrong fails the build. Each message becomes a module, so that a chunk has those that it reads: the
 * module of texts itself, which is asked for by readTexts as `import * as texts`, only leads to them.
 * @throws {SyntaxError} naming the message
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function compileTexts(this: LoaderContext, source: string): string {
  const messages = messagesOf(source, this.resourcePath);
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
