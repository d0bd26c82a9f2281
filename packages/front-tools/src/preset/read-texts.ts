const imports = /^import \{ texts(?: as (\w+))? \} from (["'][^"']*\/texts\/[^"'/]+\.ts["']);$/gm;

/** A bundler loader: the texts that a module imports are the exports of their module (compile-texts). */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function readTexts(source: string): string {
  return source.replace(imports, (_line, name = 'texts', from) => `import * as ${name} from ${from};`);
}
