// Made by `npm run codegen` from packages/contracts/src/books/routes/journal.ts.
import type { JournalView, ShowJournalDto } from '@northlight/contracts';
import type { Operation, SentQuery } from '../operation.js';

/** Download the journal of a span as CSV. */
export const saveJournal: Operation<{ query: SentQuery<ShowJournalDto, 'venueId'> }, Blob> = { method: 'GET', path: '/api/admin/journal.csv', answer: 'file' };

/** Show what moved on the accounts of the house. */
export const showJournal: Operation<{ query: SentQuery<ShowJournalDto, 'venueId'> }, JournalView> = { method: 'GET', path: '/api/admin/journal' };
