import { IsInt, Matches, Max, Min, ValidateIf } from 'class-validator';
import { all } from '../list-rules.js';
import { IsEmailAddress } from '../one-line.js';
import { IsRequiredLine } from '../rules/text-rules.js';
import { Trimmed } from '../rules/trimmed.js';

const version = { message: 'Please send the version you read' };

/** PUT /api/admin/settings/sender, without its version: what is filled in. */
export class MailSenderDto {
  /** What stands before the address. */
  @Matches(/^[^<>"]*$/, { message: 'Please leave out quotation marks and angle brackets' })
  @IsRequiredLine({ missing: 'Please enter the sender name for emails', most: 60 })
  readonly name!: string;

  /** Where answers go; empty or null: to the address that mails come from. */
  @all(
    IsEmailAddress('Please enter a valid email'),
    ValidateIf((_, value) => value !== '' && value !== null && value !== undefined),
    Trimmed(),
  )
  readonly replyTo?: string | null;
}

/** PUT /api/admin/settings/sender */
export class ChangeMailSenderDto extends MailSenderDto {
  /** The version that its writer saw. */
  @Max(2_147_483_647, version)
  @Min(0, version)
  @IsInt(version)
  readonly version!: number;
}

/** GET and PUT /api/admin/settings/sender */
export interface MailSenderView {
  readonly name: string;
  readonly replyTo: string | null;
  /** Where mails come from: the machine's, not to be chosen. */
  readonly address: string;
  /** To be sent back with a change; 0 while nothing has ever been changed. */
  readonly version: number;
}
