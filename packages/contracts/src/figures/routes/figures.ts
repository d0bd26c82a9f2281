import { file, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { type DashboardView } from '../dashboard-views.js';
import * as examples from '../examples/figures.js';
import { type ReportView, ShowReportDto } from '../report.dto.js';

export const figuresRoutes = routeGroup('Figures', {
  showDashboard: route('GET /api/admin/dashboard', {
    summary: 'Show the figures of the dashboard',
    access: ['admin'],
    answer: ok<DashboardView>(
      'Bookings, members, visits and revenue as they stand now; the last 30 days, and the load of the next 14.',
    ),
    caching: 'no-store',
    example: { answer: examples.dashboard },
  }),
  showReport: route('GET /api/admin/reports', {
    summary: 'Show bookings and takings of a span',
    importance: 'report',
    access: ['admin'],
    query: ShowReportDto,
    answer: ok<ReportView>('What visits of these days come to, by venue and experience, with totals to the cent.'),
    caching: 'no-store',
    refuses: ['DAYS_CROSSED', 'SPAN_TOO_LONG'],
    example: { query: examples.showReport, answer: examples.report },
  }),
  saveReport: route('GET /api/admin/reports.csv', {
    summary: 'Download bookings and takings of a span as CSV',
    importance: 'report',
    access: ['admin'],
    query: ShowReportDto,
    answer: file('text/csv', 'The same for a spreadsheet.'),
    caching: 'no-store',
    refuses: ['DAYS_CROSSED', 'SPAN_TOO_LONG'],
    example: { query: examples.showReport },
  }),
});
