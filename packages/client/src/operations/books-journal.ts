// Made by `npm run codegen` from packages/contracts/src/books/routes/journal.ts.
import type { JournalView, ProofsView, SettleDifferenceDto, ShowJournalDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Download the journal of a span as CSV. */
export const saveJournal: Operation<{ query: SentQuery<ShowJournalDto, 'venueId'> }, Blob> = { method: 'GET', path: '/api/admin/journal.csv', answer: 'file' };

/** Show what moved on the accounts of the house. */
export const showJournal: Operation<{ query: SentQuery<ShowJournalDto, 'venueId'> }, JournalView> = { method: 'GET', path: '/api/admin/journal' };

/** Show whether the books add up. */
export const showProofs: Operation<object, ProofsView> = { method: 'GET', path: '/api/admin/journal/proofs' };

/** Settle a difference in the books. */
export const settleDifference: Operation<{ params: { id: string | number }; body: Sent<SettleDifferenceDto> }, undefined> = { method: 'POST', path: '/api/admin/journal/differences/:id/settle' };
