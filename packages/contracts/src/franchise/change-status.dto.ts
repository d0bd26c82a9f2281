import { IsIn } from 'class-validator';
import { IsOptionalText } from '../rules/text-rules.js';
import { type InquiryStatus, inquiryStatuses } from './inquiry-options.js';

/** PATCH /api/admin/franchise-inquiries/{id}/status: any status follows any other (decisions.md C21). */
export class ChangeInquiryStatusDto {
  @IsIn(Object.keys(inquiryStatuses), { message: 'Please choose a status from the list' })
  readonly status!: InquiryStatus;

  /** For colleagues; the applicant never sees it. */
  @IsOptionalText(1_000) readonly note?: string;
}
