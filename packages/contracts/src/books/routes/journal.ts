import { file, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/journal.js';
import { ShowJournalDto } from '../journal.dto.js';
import type { JournalView } from '../journal-views.js';

export const journalRoutes = routeGroup('Journal', {
  saveJournal: route('GET /api/admin/journal.csv', {
    summary: 'Download the journal of a span as CSV',
    access: ['admin'],
    query: ShowJournalDto,
    answer: file('text/csv', 'Every posting of the span, double entry, for a spreadsheet.'),
    caching: 'no-store',
    refuses: ['DAYS_CROSSED', 'SPAN_TOO_LONG'],
    example: { query: examples.showJournal },
  }),
  showJournal: route('GET /api/admin/journal', {
    summary: 'Show what moved on the accounts of the house',
    access: ['admin'],
    query: ShowJournalDto,
    answer: ok<JournalView>('Debits and credits of each account; together they are zero.'),
    caching: 'no-store',
    refuses: ['DAYS_CROSSED', 'SPAN_TOO_LONG'],
    example: { query: examples.showJournal, answer: examples.journal },
  }),
});
