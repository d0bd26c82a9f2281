import { IsOptional } from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';

/** GET /api/admin/journal?from&to&venueId, and the same as journal.csv: both days included. */
export class ShowJournalDto {
  @IsLocalDate({ message: 'Please select the first day' })
  readonly from!: string;

  @IsLocalDate({ message: 'Please select the last day' })
  readonly to!: string;

  /** Left out: all of them, and what belongs to none. */
  @IsOptional()
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId?: number;
}
