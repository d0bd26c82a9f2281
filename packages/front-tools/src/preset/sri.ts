import { createHash } from 'node:crypto';

/**
 * By which a browser checks the files of a front. What the entry knows of its chunks and what the document preloads must
 * say the same, or each is fetched twice; the shorter of the safe ones, because every chunk stands in the entry.
 */
export const sriAlgorithm = 'sha256';

export const sriOf = (bytes: Uint8Array): string =>
  `${sriAlgorithm}-${createHash(sriAlgorithm).update(bytes).digest('base64')}`;
