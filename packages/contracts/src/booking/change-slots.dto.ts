import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsOptional, Matches, ValidateIf } from 'class-validator';
import { IsEntityId } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { IsReason } from '../rules/reason.js';
import { IsCapacity } from './slot-capacity.js';

/** Most slots that one request may change. */
export const maxSlotsPerRequest = 500;

const slotId = /^\d{1,10}-\d{1,10}-\d{4}-\d{2}-\d{2}-\d{4}$/;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const howMany = { message: `Please choose between 1 and ${maxSlotsPerRequest} slots` };

const isByFilter = ({ slotIds }: SlotSelectionDto) => slotIds === undefined;

/**
 * Which slots: those with these ids; or all of one experience at one venue between two dates, and, where said, between
 * two times of the day. First and last are included.
 */
export class SlotSelectionDto {
  @ValidateIf(({ slotIds }: SlotSelectionDto) => slotIds !== undefined)
  @Matches(slotId, { each: true, message: 'Please list slots by ID' })
  @ArrayMaxSize(maxSlotsPerRequest, howMany)
  @ArrayMinSize(1, howMany)
  @IsArray({ message: 'Please list slots by ID' })
  readonly slotIds?: string[];

  @ValidateIf(isByFilter)
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId?: number;

  @ValidateIf(isByFilter)
  @IsEntityId({ message: 'Please select an experience' })
  readonly experienceId?: number;

  @ValidateIf(isByFilter)
  @IsLocalDate({ message: 'Please select a first date' })
  readonly from?: string;

  @ValidateIf(isByFilter)
  @IsLocalDate({ message: 'Please select a last date' })
  readonly to?: string;

  @IsOptional()
  @Matches(clockTime, { message: 'Please enter the first time as HH:mm' })
  readonly fromTime?: string;

  @IsOptional()
  @Matches(clockTime, { message: 'Please enter the last time as HH:mm' })
  readonly toTime?: string;
}

/** Many slots at once; a slot that refuses does not stop the others, unless they are to change together or not at all. */
class BulkDto extends SlotSelectionDto {
  @IsOptional()
  @IsBoolean({ message: 'allOrNothing must be true or false' })
  readonly allOrNothing?: boolean;
}

/** A new capacity: never below the seats that are taken. */
export class ResizeSlotDto {
  @IsCapacity()
  readonly capacity!: number;
}

/** POST /api/admin/availability/slots/{slotId}/close and /reopen */
export class SlotReasonDto {
  @IsReason()
  readonly reason!: string;
}

/** POST /api/admin/availability/resize */
export class ResizeSlotsDto extends BulkDto {
  @IsCapacity()
  readonly capacity!: number;
}

/** POST /api/admin/availability/close and /reopen */
export class SlotsReasonDto extends BulkDto {
  @IsReason()
  readonly reason!: string;
}

/** The slot in an address: `1-1-2026-11-28-1430`. */
export class SlotIdDto {
  @Matches(slotId, { message: 'Please send the slot ID' })
  readonly slotId!: string;
}
