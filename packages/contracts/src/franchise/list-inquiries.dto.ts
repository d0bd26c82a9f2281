import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { OneLine } from '../one-line.js';
import { CursorDto, IsPageSize } from '../page.js';
import { type InquiryStatus, inquiryStatuses } from './inquiry-options.js';

/** GET /api/admin/franchise-inquiries?search&status&limit&cursor */
export class ListInquiriesDto extends CursorDto {
  /** Left out, and without a cursor, the whole list is asked for (§7). */
  @IsPageSize()
  readonly limit?: number;

  /** A part of a name, an e-mail, a city or a region. */
  @IsOptional()
  @OneLine()
  @MaxLength(254, { message: 'Please enter at most 254 characters' })
  @IsString({ message: 'Please enter at most 254 characters' })
  readonly search?: string;

  @IsOptional()
  @IsIn(Object.keys(inquiryStatuses), { message: 'Please choose a status from the list' })
  readonly status?: InquiryStatus;
}
