import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../page.js';

/** Where a message stands: somebody has yet to answer it, or has. */
export const messageStatuses = ['new', 'answered'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** GET /api/admin/messages?status&limit&cursor: the newest first. */
export class ListMessagesDto extends PageDto {
  @IsOptional()
  @IsIn(messageStatuses, { message: `Please ask for one of: ${messageStatuses.join(', ')}` })
  readonly status?: MessageStatus;
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
  readonly venueId: number | null;
  /** Null once the person was erased, or while the key that opens it is missing. */
  readonly written: WrittenMessage | null;
  readonly isErased: boolean;
}
