import { file, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/journal.js';
import * as proofExamples from '../examples/proofs.js';
import { ShowJournalDto } from '../journal.dto.js';
import type { JournalView } from '../journal-views.js';
import type { ProofsView } from '../proof-views.js';
import { DifferenceIdDto, SettleDifferenceDto } from '../proofs.dto.js';

export const journalRoutes = routeGroup('Journal', {
  saveJournal: route('GET /api/admin/journal.csv', {
    summary: 'Download the journal of a span as CSV',
    importance: 'report',
    access: ['admin'],
    query: ShowJournalDto,
    answer: file('text/csv', 'Every posting of the span, double entry, for a spreadsheet.'),
    caching: 'no-store',
    refuses: ['DAYS_CROSSED', 'SPAN_TOO_LONG'],
    example: { query: examples.showJournal },
  }),
  showJournal: route('GET /api/admin/journal', {
    summary: 'Show what moved on the accounts of the house',
    importance: 'report',
    access: ['admin'],
    query: ShowJournalDto,
    answer: ok<JournalView>('Debits and credits of each account; together they are zero.'),
    caching: 'no-store',
    refuses: ['DAYS_CROSSED', 'SPAN_TOO_LONG'],
    example: { query: examples.showJournal, answer: examples.journal },
  }),
  showProofs: route('GET /api/admin/journal/proofs', {
    summary: 'Show whether the books add up',
    importance: 'report',
    access: ['admin'],
    answer: ok<ProofsView>('The last proof of each kind, and what does not add up, the oldest first; at most 200.'),
    caching: 'no-store',
    example: { answer: proofExamples.proofs },
  }),
  settleDifference: route('POST /api/admin/journal/differences/:id/settle', {
    summary: 'Settle a difference in the books',
    access: ['admin'],
    params: DifferenceIdDto,
    body: SettleDifferenceDto,
    answer: noContent(
      'It is settled, with the reason in the audit; it is not found again while its amounts are the same.',
    ),
    refuses: ['DIFFERENCE_NOT_FOUND'],
    example: { params: { id: proofExamples.differenceId }, body: proofExamples.settleDifference },
  }),
});
