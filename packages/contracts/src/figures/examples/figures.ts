import { experienceId, venueId } from '../../wire/example-values.js';
import type { DashboardView } from '../dashboard-views.js';
import type { ReportFigures, ReportView, ShowReportDto } from '../report.dto.js';

const asOf = '2027-05-04T15:00:00.000Z';
const venueName = 'Rochester Flagship';

/** The days of both lists are shortened: the last of 30, and the first of 14. */
export const dashboard: DashboardView = {
  asOf,
  totalBookings: 4210,
  pendingBookings: 3,
  activeMembers: 187,
  visitsToday: 41,
  seatsToday: { booked: 118, capacity: 1740 },
  monthRevenue: 9814.72,
  days: [
    { date: '2027-05-03', placed: 38, cancelled: 2, revenue: 2604.18 },
    { date: '2027-05-04', placed: 12, cancelled: 0, revenue: 871.32 },
  ],
  load: [
    {
      venueId,
      venueName,
      days: [
        { date: '2027-05-04', booked: 118, capacity: 1740 },
        { date: '2027-05-05', booked: 96, capacity: 1740 },
      ],
    },
  ],
};

export const showReport: ShowReportDto = { from: '2027-04-01', to: '2027-04-30' };

const figures: ReportFigures = {
  bookings: 214,
  cancelled: 9,
  noShows: 3,
  tickets: 561,
  gross: 19074,
  discounts: 612,
  vouchers: 240,
  fees: 1093.32,
  unpaid: 432.48,
  refunds: 144.16,
  net: 18738.68,
  booked: 540,
  capacity: 9600,
};

export const report: ReportView = {
  ...showReport,
  asOf,
  rows: [{ venueId, venueName, experienceId, experienceName: 'Jurassic Ride', ...figures }],
  total: figures,
  shop: { orders: 63, pieces: 88, amount: 2410 },
};
