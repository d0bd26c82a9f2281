import type { ErrorCode } from '@northlight/contracts';
import type { Db } from '../../platform/database/db.js';
import type { Place } from './domain/upload.js';

/** A picture, or a film, that is ready to be shown. */
export interface Shown {
  readonly url: string;
  readonly alt: string;
  /** What was sent to the same place after it, and is shown already: a gallery hangs it before those. */
  readonly before: readonly string[];
  readonly at: Date;
}

/** Where pictures are shown; the rooms that own experiences, plans and products stand behind it. */
export abstract class Places {
  abstract isThere(place: Place): Promise<boolean>;

  /** What it is called there; undefined when there is no such place. */
  abstract name(place: Place, db: Db): Promise<string | undefined>;

  /** Shows it from the commit on, and has the change on record. @returns false when there is nothing left to show it on */
  abstract show(place: Place, shown: Shown, db: Db): Promise<boolean>;

  /** What is shown there now, for the poster of a film. */
  abstract picture(place: Place): Promise<string | undefined>;

  /** Every address of a picture that something refers to, products of old orders included. */
  abstract inUse(): Promise<ReadonlySet<string>>;

  /** What to say where there is no such place. */
  abstract missing(place: Place): ErrorCode;
}
