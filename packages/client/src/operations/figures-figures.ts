// Made by `npm run codegen` from packages/contracts/src/figures/routes/figures.ts.
import type { DashboardView, ReportView, ShowReportDto } from '@northlight/contracts';
import type { Operation, SentQuery } from '../operation.js';

/** Show the figures of the dashboard. */
export const showDashboard: Operation<object, DashboardView> = { method: 'GET', path: '/api/admin/dashboard' };

/** Show bookings and takings of a span. */
export const showReport: Operation<{ query: SentQuery<ShowReportDto, 'experienceId' | 'venueId'> }, ReportView> = { method: 'GET', path: '/api/admin/reports' };

/** Download bookings and takings of a span as CSV. */
export const saveReport: Operation<{ query: SentQuery<ShowReportDto, 'experienceId' | 'venueId'> }, Blob> = { method: 'GET', path: '/api/admin/reports.csv', answer: 'file' };
