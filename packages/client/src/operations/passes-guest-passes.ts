// Made by `npm run codegen` from packages/contracts/src/passes/routes/guest-passes.ts.
import type { GuestPassesView } from '@northlight/contracts';
import type { Operation } from '../operation.js';

/** Show your guest passes. */
export const showGuestPasses: Operation<object, GuestPassesView> = { method: 'GET', path: '/api/guest-passes' };
