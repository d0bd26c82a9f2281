import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../page.js';

/** Each booking is in one of these lists: ahead, over, or given up (cancelled by somebody, or lapsed). */
export const bookingLists = ['upcoming', 'past', 'cancelled'] as const;
export type BookingList = (typeof bookingLists)[number];

/** GET /api/bookings?when&limit&cursor: one's own bookings. Upcoming ones begin with the next, all others with the last. */
export class ListBookingsDto extends PageDto {
  @IsOptional()
  @IsIn(bookingLists, { message: `Please use one of: ${bookingLists.join(', ')}` })
  readonly when?: BookingList;
}
