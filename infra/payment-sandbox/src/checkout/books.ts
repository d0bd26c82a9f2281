import type { Notices } from '../notices/notices.js';
import type { Store } from '../state/store.js';

/** What the sandbox's parts share. */
export interface Books {
  readonly store: Store;
  readonly notices: Notices;
  /** Now, in milliseconds. */
  readonly now: () => number;
  readonly publicUrl: string;
}
