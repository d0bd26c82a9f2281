import type { LoaderContext } from '@rspack/core';
import { withTextModules } from './text-modules.js';

type Map = Parameters<LoaderContext['callback']>[2];

/** A bundler loader: the texts that a module imports are the exports of their module (compile-texts). No line moves, so the map stays. */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function readTexts(this: Pick<LoaderContext, 'callback'>, source: string, map?: Map): void {
  this.callback(null, withTextModules(source), map);
}
