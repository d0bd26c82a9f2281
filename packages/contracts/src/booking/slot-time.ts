import { Matches } from 'class-validator';

/** Property rule for the time of a slot: HH:MM, or HH:MM:SS as forms may send it (§3). */
export const IsSlotTime = (): PropertyDecorator =>
  Matches(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { message: 'Please select a time slot' });
