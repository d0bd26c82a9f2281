import { IsOptional } from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';

/** Days that one report may reach over. */
export const longestReport = 366;

/** GET /api/admin/reports?from&to&venueId&experienceId, and the same as reports.csv: both days included. */
export class ShowReportDto {
  @IsLocalDate({ message: 'Please select the first day' })
  readonly from!: string;

  @IsLocalDate({ message: 'Please select the last day' })
  readonly to!: string;

  @IsOptional()
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId?: number;

  @IsOptional()
  @IsEntityIdText({ message: 'Please select an experience' })
  readonly experienceId?: number;
}

/**
 * What visits come to. Dollars: gross − discounts − vouchers + fees − unpaid − refunds = net, to the cent. These are
 * amounts billed, whether or not they were paid yet; what is cancelled counts as far as it was paid and stays.
 */
export interface ReportFigures {
  /** Placed for these days, cancelled ones among them; what lapsed unconfirmed is not. */
  readonly bookings: number;
  readonly cancelled: number;
  readonly noShows: number;
  /** Of those bookings, cancelled ones among them. */
  readonly tickets: number;
  /** Before discounts; a Family Pack that is dearer than its tickets counts as what it costs. */
  readonly gross: number;
  readonly discounts: number;
  /** What gift vouchers paid, also where it went back to them since; the money came in when they were issued. */
  readonly vouchers: number;
  readonly fees: number;
  /** Of the bills of cancelled bookings, what nobody had paid. */
  readonly unpaid: number;
  /** What cancellations give back of what had been paid. */
  readonly refunds: number;
  readonly net: number;
  /** Seats taken, of the seats that were or are on sale. */
  readonly booked: number;
  readonly capacity: number;
}

export interface ReportRow extends ReportFigures {
  readonly venueId: number;
  readonly venueName: string;
  readonly experienceId: number;
  readonly experienceName: string;
}

/** What the shop reserved in these days and did not have to put back. Dollars, before tax. */
export interface ShopFigures {
  readonly orders: number;
  readonly pieces: number;
  readonly amount: number;
}

/** Visits on the days from `from` to `to`, by venue and experience. Days are those of each venue's own wall. */
export interface ReportView {
  readonly from: string;
  readonly to: string;
  /** ISO instant. */
  readonly asOf: string;
  readonly rows: readonly ReportRow[];
  readonly total: ReportFigures;
  /** Null where the report is of one venue or experience. */
  readonly shop: ShopFigures | null;
}
