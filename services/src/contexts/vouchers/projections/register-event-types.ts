import type { EventTypes } from '../../../platform/event-store/event-types.js';
import type { Projections } from '../../../platform/event-store/projections.js';
import { voucherEventTypes } from '../domain/event-types.js';
import { vouchers } from './vouchers.projection.js';

/** Tells the log which events this room writes, and which rows it makes of them. */
export function registerEventTypes(types: EventTypes, projections: Projections): void {
  types.add(voucherEventTypes);
  projections.add([vouchers]);
}
