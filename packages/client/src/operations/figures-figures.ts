// Made by `npm run codegen` from packages/contracts/src/figures/routes/figures.ts.
import type { DashboardView, ReportView, ShowReportDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Show the figures of the dashboard. */
export const showDashboard = /* @__PURE__ */ operation<object, DashboardView>('GET', '/api/admin/dashboard');

/** Show bookings and takings of a span. */
export const showReport = /* @__PURE__ */ operation<{ query?: Partial<Sent<ShowReportDto>> }, ReportView>('GET', '/api/admin/reports');

/** Download bookings and takings of a span as CSV. */
export const saveReport = /* @__PURE__ */ operation<{ query?: Partial<Sent<ShowReportDto>> }, string>('GET', '/api/admin/reports.csv');
