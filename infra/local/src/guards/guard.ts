/** One thing that keeps the booking engine right, and what happens when it is gone. */
export interface Guard {
  readonly name: string;
  /** The file that has it, from the root of the repository. */
  readonly file: string;
  /** The edits that switch it off: each text stands there once, and the other takes its place. */
  readonly off: readonly (readonly [from: string, to: string])[];
  /** The spec that must turn red. */
  readonly spec: string;
  /** A part of the full name of a story of it that must fail; others may fail too. */
  readonly story: string;
}

/** True for a guard whose story needs real servers. */
export const needsServers = ({ spec }: Guard): boolean => spec.endsWith('.int.spec.ts');

const inFolder =
  (folder: string) =>
  (file: string): string =>
    `${folder}/${file}`;

export const booking = inFolder('services/src/contexts/booking');
export const vouchers = inFolder('services/src/contexts/vouchers');
export const store = inFolder('services/src/platform/event-store');
