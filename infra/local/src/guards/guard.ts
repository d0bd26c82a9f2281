/** One thing that keeps the booking engine right, and what happens when it is gone. */
export interface Guard {
  /** As the comment `// guard: <name>` says it, above the statement or member that is the guard. */
  readonly name: string;
  /** The file that has it, from the root of the repository. */
  readonly file: string;
  /** What switches it off: all at its one comment, or one at each. */
  readonly off: readonly Mutation[];
  /** The spec that must turn red. */
  readonly spec: string;
  /** A part of the full name of a story of it that must fail; others may fail too. */
  readonly story: string;
  /** Without it something crashes, and a story that fails with a TypeError has noticed just that. */
  readonly crashes?: true;
}

/** A change of syntax, or of SQL, at a comment. */
export type Mutation =
  | {
      /** The type of the syntax node that changes (Babel's names); without it the whole statement or member does. */
      readonly part?: string;
      /** Which of them, from 0. */
      readonly nth?: number;
      /** What stands there instead: `$` is the node, `$left`, `$then`, `$callee`, `$0` are its parts; nothing drops it. */
      readonly becomes: string;
      readonly sql?: undefined;
    }
  | {
      /** A piece of the SQL in it, and what it becomes. */
      readonly sql: readonly [from: string, to: string];
    };

/** Takes the whole away. */
export const drop: Mutation = { becomes: '' };

/** Puts something else in the place of the whole. */
export const whole = (becomes: string): Mutation => ({ becomes });

export const part = (type: string, becomes: string, nth = 0): Mutation => ({ part: type, becomes, nth });

export const sql = (from: string, to: string): Mutation => ({ sql: [from, to] });

/** True for a guard whose story needs real servers. */
export const needsServers = ({ spec }: Guard): boolean => spec.endsWith('.int.spec.ts');

const inFolder =
  (folder: string) =>
  (file: string): string =>
    `${folder}/${file}`;

export const booking = inFolder('services/src/contexts/booking');
export const waitingRooms = inFolder('services/src/contexts/waiting-rooms');
export const vouchers = inFolder('services/src/contexts/vouchers');
export const store = inFolder('packages/event-store/src');
