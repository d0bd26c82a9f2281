import { withTextModules } from './text-modules.js';

/** A bundler loader: the texts that a module imports are the exports of their module (compile-texts). */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function readTexts(source: string): string {
  return withTextModules(source);
}
