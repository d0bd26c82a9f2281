// Made by `npm run codegen` from packages/contracts/src/booking/routes/waitlist.ts.
import type { JoinWaitlistDto, WaitlistEntryView, WaitlistJoinedView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Join the waitlist of a full slot. */
export const joinWaitlist = /* @__PURE__ */ operation<{ body: Sent<JoinWaitlistDto>; idempotencyKey?: string }, WaitlistJoinedView>('POST', '/api/waitlist');

/** Leave a waitlist. */
export const leaveWaitlist = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object; token?: string | undefined }, undefined>('DELETE', '/api/waitlist/:id', 'Waitlist-Token');

/** Show a place on a waitlist. */
export const showWaitlistEntry = /* @__PURE__ */ operation<{ params: { id: string | number }; token?: string | undefined }, WaitlistEntryView>('GET', '/api/waitlist/:id', 'Waitlist-Token');
