import type { GuestPassEvent } from './guest-passes.events.js';

/** Every event type of this room; leave one out and it does not compile. */
export const guestPassEventTypes: Record<GuestPassEvent['type'], object> = {
  GuestPassesGranted: {},
  GuestPassesUsed: {},
  GuestPassesReturned: {},
};
