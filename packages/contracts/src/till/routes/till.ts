import { created, file, ok } from '../../wire/answer.js';
import { venueId, visitDate } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/till.js';
import { CloseTillDto, OpenTillDto, ShowTillDto, TillShiftIdDto } from '../till.dto.js';
import type { TillShiftView, TillView } from '../till-views.js';

export const tillRoutes = routeGroup('Till', {
  closeTill: route('POST /api/admin/till/:id/close', {
    summary: 'Count a till and close it',
    access: ['desk'],
    params: TillShiftIdDto,
    body: CloseTillDto,
    answer: ok<TillShiftView>('The shift with what was counted, and by how much that differs.'),
    refuses: ['TILL_NOT_FOUND', 'TILL_CLOSED'],
    example: { params: { id: examples.shiftId }, body: examples.closeTill, answer: examples.closedShift },
  }),
  openTill: route('POST /api/admin/till', {
    summary: 'Open a till',
    access: ['desk'],
    body: OpenTillDto,
    answer: created<TillShiftView>('The shift of the caller; what they take from now on counts to it.'),
    refuses: ['VENUE_NOT_FOUND', 'TILL_OPEN'],
    example: { body: examples.openTill, answer: examples.openShift },
  }),
  saveTill: route('GET /api/admin/till.csv', {
    summary: 'Download the payments at a desk as CSV',
    importance: 'report',
    access: ['desk'],
    query: ShowTillDto,
    answer: file('text/csv', 'What was taken on the day, for a spreadsheet.'),
    caching: 'no-store',
    refuses: ['VENUE_NOT_FOUND'],
    example: { query: { venueId, date: visitDate } },
  }),
  showTill: route('GET /api/admin/till', {
    summary: 'Show what was taken at the desk of a venue',
    access: ['desk'],
    query: ShowTillDto,
    answer: ok<TillView>('Payments and shifts of a day, and the shift that the caller has open.'),
    caching: 'no-store',
    refuses: ['VENUE_NOT_FOUND'],
    example: { query: { venueId, date: visitDate }, answer: examples.till },
  }),
});
