import type { EventTypes, Projections } from '@northlight/event-store';
import { subscriptionEventTypes } from '../domain/event-types.js';
import { subscriptions } from './subscriptions.projection.js';

/** Tells the log which events this room writes, and which rows it makes of them. */
export function registerEventTypes(types: EventTypes, projections: Projections): void {
  types.add(subscriptionEventTypes);
  projections.add([subscriptions]);
}
