import type { EventTypes, Projections } from '@northlight/event-store';
import { accountEventTypes } from '../domain/event-types.js';
import { payments } from './payments.projection.js';

/** Tells the log which events this room writes, and which rows it makes of them. */
export function registerEventTypes(types: EventTypes, projections: Projections): void {
  types.add(accountEventTypes);
  projections.add([payments]);
}
