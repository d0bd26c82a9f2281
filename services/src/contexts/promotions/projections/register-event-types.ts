import type { EventTypes, Projections } from '@northlight/event-store';
import { promotionEventTypes } from '../domain/event-types.js';
import { promotions } from './promotions.projection.js';

/** Tells the log which events this room writes, and which rows it makes of them. */
export function registerEventTypes(types: EventTypes, projections: Projections): void {
  types.add(promotionEventTypes);
  projections.add([promotions]);
}
