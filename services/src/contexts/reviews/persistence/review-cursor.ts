import { instant, KeysetCursor, uuid } from '../../../platform/kernel/keyset-cursor.js';

const key = { writtenAt: instant, id: uuid };

/** Where a page of reviews ended: those of an experience, and those of a state. */
export const reviewCursor = new KeysetCursor('review', key);
export const moderatedCursor = new KeysetCursor('moderated-review', key);
