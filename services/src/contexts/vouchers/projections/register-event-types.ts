import type { EventTypes, Projections } from '@northlight/event-store';
import { voucherEventTypes } from '../domain/event-types.js';
import { vouchers } from './vouchers.projection.js';

/** Tells the log which events this room writes, and which rows it makes of them. */
export function registerEventTypes(types: EventTypes, projections: Projections): void {
  types.add(voucherEventTypes);
  projections.add([vouchers]);
}
