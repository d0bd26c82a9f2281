import type { EventTypes, Projections } from '@northlight/event-store';
import { guestPassEventTypes } from '../domain/event-types.js';
import { guestPassUses } from './guest-passes.projection.js';

/** Tells the log which events this room writes, and which rows it makes of them. */
export function registerEventTypes(types: EventTypes, projections: Projections): void {
  types.add(guestPassEventTypes);
  projections.add([guestPassUses]);
}
