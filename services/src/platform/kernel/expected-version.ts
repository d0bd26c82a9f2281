import { Refusal } from './refusal.js';

/** @param seen the version that a change was made to; undefined for whoever writes over any @throws {Refusal} CONFLICT */
export function checkExpectedVersion(seen: number | undefined, now: number): void {
  if (seen !== undefined && seen !== now) throw new Refusal('CONFLICT');
}

/** The version of a thing for those who read it; of what nobody has changed none, so that it has its specified shape. */
export const versionField = (version: number): { version?: number } => (version > 0 ? { version } : {});

/** The same for those who read what was changed: versions tell them nothing. */
export const withoutVersion = <Row extends { readonly version: number }>({ version: _, ...row }: Row) => row;
