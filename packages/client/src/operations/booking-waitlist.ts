// Made by `npm run codegen` from packages/contracts/src/booking/routes/waitlist.ts.
import type { JoinWaitlistDto, WaitlistEntryView, WaitlistJoinedView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Join the waitlist of a full slot. */
export const joinWaitlist: Operation<{ body: Sent<JoinWaitlistDto, 'customerPhone'>; idempotencyKey?: string }, WaitlistJoinedView> = { method: 'POST', path: '/api/waitlist' };

/** Leave a waitlist. */
export const leaveWaitlist: Operation<{ params: { id: string | number }; body?: object; token?: string | undefined }, undefined> = { method: 'DELETE', path: '/api/waitlist/:id', tokenHeader: 'Waitlist-Token' };

/** Show a place on a waitlist. */
export const showWaitlistEntry: Operation<{ params: { id: string | number }; token?: string | undefined }, WaitlistEntryView> = { method: 'GET', path: '/api/waitlist/:id', tokenHeader: 'Waitlist-Token' };
