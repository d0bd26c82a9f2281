/** The pages about money. */
export { RefundsPage } from './refunds/refunds-page.tsx';
export { ReportsPage } from './reports/reports-page.tsx';
