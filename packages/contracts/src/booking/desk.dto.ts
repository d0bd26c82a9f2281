import { IsIn } from 'class-validator';
import { RescheduleBookingDto } from './manage-booking.dto.js';

/**
 * Why the venue cancels or moves a booking. A closed list, as for customers: it becomes part of an event, which is never
 * erased, so that nobody may write there what they know of a person.
 */
export const deskReasons = [
  'customer_asked',
  'slot_closed',
  'equipment',
  'staff_missing',
  'weather',
  'safety',
  'mistake',
  'other',
] as const;
export type DeskReason = (typeof deskReasons)[number];

const isReason = { message: `Please give one of these reasons: ${deskReasons.join(', ')}` };

/** POST /api/admin/bookings/{booking}/cancel */
export class CancelAtDeskDto {
  @IsIn(deskReasons, isReason)
  readonly reason!: DeskReason;
}

/** POST /api/admin/bookings/{booking}/move */
export class MoveAtDeskDto extends RescheduleBookingDto {
  @IsIn(deskReasons, isReason)
  readonly reason!: DeskReason;
}
