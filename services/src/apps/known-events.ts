import { EventTypes, Projections } from '@northlight/event-store';
import type pg from 'pg';
import { registerBookingEventTypes } from '../contexts/booking/index.js';
import { registerGuestPassEventTypes } from '../contexts/guest-passes/index.js';
import { registerPaymentEventTypes } from '../contexts/payments/index.js';
import { registerPromotionEventTypes } from '../contexts/promotions/index.js';
import { registerSubscriptionEventTypes } from '../contexts/subscriptions/index.js';
import { teachVoucherLog } from '../contexts/vouchers/index.js';

/** Every event type and projection of the house, without the rest of a program. */
export function knownEvents(pool: pg.Pool): { readonly types: EventTypes; readonly projections: Projections } {
  const types = new EventTypes();
  const projections = new Projections(pool, types);
  teachVoucherLog(types, projections);
  registerPaymentEventTypes(types, projections);
  registerSubscriptionEventTypes(types, projections);
  registerPromotionEventTypes(types, projections);
  registerGuestPassEventTypes(types, projections);
  registerBookingEventTypes(types, projections);
  return { types, projections };
}
