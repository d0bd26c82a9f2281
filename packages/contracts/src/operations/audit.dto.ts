import { Transform } from 'class-transformer';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { OneLine } from '../one-line.js';
import { PageDto } from '../page.js';

/** The rooms in which something may be changed with powers. */
export const auditRooms = [
  'booking',
  'catalog',
  'correspondence',
  'franchise',
  'frontends',
  'identity',
  'journal',
  'media',
  'membership',
  'merchandise',
  'operations',
  'reviews',
  'settings',
  'till',
  'vouchers',
  'promotions',
  'waiting-rooms',
] as const;
export type AuditRoom = (typeof auditRooms)[number];

const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);
const short = { message: 'Please enter at most 200 characters' };
const moment = { message: 'Please send a time, for example 2026-11-22T15:00:00Z' };

/** GET /api/admin/audit?text&who&room&subject&from&to&limit&cursor */
export class SearchAuditDto extends PageDto {
  /** A part of anything that an entry says. */
  @IsOptional()
  @OneLine()
  @MaxLength(200, short)
  @IsString(short)
  @Transform(trimmed)
  readonly text?: string;

  /** A part of the name or the role of who did it. */
  @IsOptional()
  @OneLine()
  @MaxLength(200, short)
  @IsString(short)
  @Transform(trimmed)
  readonly who?: string;

  @IsOptional()
  @IsIn(auditRooms, { message: `Contexts are: ${auditRooms.join(', ')}` })
  readonly room?: AuditRoom;

  /** `experience` for all of a kind, `experience/12` for one. */
  @IsOptional()
  @Matches(/^[a-z][a-z-]{0,40}(\/[\w:.-]{1,200})?$/, {
    message: 'Please send a kind, or a kind and an ID, for example experience/12',
  })
  readonly subject?: string;

  /** The first moment. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, moment)
  readonly from?: string;

  /** The moment after the last. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, moment)
  readonly to?: string;
}

/** One change, as GET /api/admin/audit answers it. */
export interface AuditEntryView {
  readonly id: number;
  /** ISO instant. */
  readonly at: string;
  /** The account; null for a visitor and for the house itself. */
  readonly whoId: number | null;
  /** Its username as it was then; null once the account is deleted. */
  readonly who: string | null;
  /** 'admin', 'desk', 'ops', 'deployer', 'account', or 'visitor', 'worker', 'seed' without one. */
  readonly role: string;
  readonly room: string;
  readonly what: string;
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string | null };
  /** Only the fields that changed; null before it was there. */
  readonly old: Readonly<Record<string, unknown>> | null;
  /** Null once it is gone. */
  readonly new: Readonly<Record<string, unknown>> | null;
  readonly requestId: string | null;
}
