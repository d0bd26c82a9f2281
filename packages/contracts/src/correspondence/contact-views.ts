import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../page.js';
import { IsOptionalLine, IsRequiredText } from '../rules/text-rules.js';

/** Where a message stands: somebody has yet to answer it, or has. */
export const messageStatuses = ['new', 'answered'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** GET /api/admin/messages?status&search&limit&cursor: the newest first. */
export class ListMessagesDto extends PageDto {
  @IsOptional()
  @IsIn(messageStatuses, { message: `Please use one of: ${messageStatuses.join(', ')}` })
  readonly status?: MessageStatus;

  /** Words of the name, the e-mail and the subject, all of which must be there. */
  @IsOptionalLine(254)
  readonly search?: string;
}

/** GET /api/admin/messages/count */
export interface MessageCountView {
  /** How many nobody has answered yet. */
  readonly new: number;
}

/** POST /api/admin/messages/{id}/answer: what is mailed to whoever wrote, and kept with the message. */
export class SendAnswerDto {
  @IsRequiredText({ missing: 'Please write an answer', most: 5_000 })
  readonly answer!: string;
}

/** Its answer. */
export interface AnswerSentView {
  readonly id: string;
  readonly answeredAt: string;
}

/** What somebody wrote. */
export interface WrittenMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}

/** A contact message as those see it who answer it. */
export interface ContactMessageView {
  readonly id: string;
  readonly status: MessageStatus;
  readonly createdAt: string;
  readonly answeredAt: string | null;
  /** Id of the user who marked it as answered. */
  readonly answeredBy: number | null;
  /** Their username; null once the account is deleted. */
  readonly answeredByName: string | null;
  readonly venueId: number | null;
  /** Null once the person was erased, or while the key that opens it is missing. */
  readonly written: WrittenMessage | null;
  /** What was mailed from the house; null where somebody answered in another way. */
  readonly answer: string | null;
  readonly isErased: boolean;
}
