// Made by `npm run codegen` from packages/contracts/src/till/routes/till.ts.
import type { CloseTillDto, OpenTillDto, ShowTillDto, TillShiftView, TillView } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Count a till and close it. */
export const closeTill: Operation<{ params: { id: string | number }; body: Sent<CloseTillDto> }, TillShiftView> = { method: 'POST', path: '/api/admin/till/:id/close' };

/** Open a till. */
export const openTill: Operation<{ body: Sent<OpenTillDto> }, TillShiftView> = { method: 'POST', path: '/api/admin/till' };

/** Download the payments at a desk as CSV. */
export const saveTill: Operation<{ query: SentQuery<ShowTillDto> }, Blob> = { method: 'GET', path: '/api/admin/till.csv', answer: 'file' };

/** Show what was taken at the desk of a venue. */
export const showTill: Operation<{ query: SentQuery<ShowTillDto> }, TillView> = { method: 'GET', path: '/api/admin/till' };
