import type { Shape } from './shapes.js';
import type { Module } from './source-tree.js';

/** The names that a place in a module sees beside those at its top. */
export class Scope {
  private readonly names = new Map<string, () => Shape[]>();

  constructor(
    readonly module: Module,
    /** What `this` is. */
    readonly self?: Shape,
    private readonly round?: Scope,
  ) {}

  within(): Scope {
    return new Scope(this.module, this.self, this);
  }

  declare(name: string, shapes: () => Shape[]): void {
    this.names.set(name, shapes);
  }

  /** The shapes that a local name may have; undefined where it is none. */
  find(name: string): (() => Shape[]) | undefined {
    return this.names.get(name) ?? this.round?.find(name);
  }
}
