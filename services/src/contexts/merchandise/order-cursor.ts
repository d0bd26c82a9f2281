import { bigint, KeysetCursor } from '../../platform/kernel/keyset-cursor.js';

/** After which order a page goes on. */
export const orderCursor = new KeysetCursor('order', { nr: bigint });
