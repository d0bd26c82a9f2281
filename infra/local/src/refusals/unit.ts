import { keyOf, type Shape } from './shapes.js';
import type { Declared } from './source-tree.js';

/** A function, a member or a constant: what is read as a whole. */
export interface Unit extends Declared {
  /** What `this` is in it. */
  readonly self?: Shape;
  /** Its name, a member's with that of its class. */
  readonly title: string;
}

/** A unit that another one names, and the codes that are caught on the way back from it. */
export interface Lead {
  readonly to: Unit;
  readonly caught: readonly string[];
}

/** What stands in a unit. */
export interface Content {
  readonly codes: ReadonlySet<string>;
  readonly leads: ReadonlyMap<string, Lead>;
}

export const unitKey = ({ module, node, self }: Unit): string =>
  `${self ? keyOf(self) : ''} ${module.path}:${node.start}`;
