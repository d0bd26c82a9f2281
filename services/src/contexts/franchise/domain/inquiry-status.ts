import type { InquiryStatus } from '@northlight/contracts';

/** A missing status is treated as new (§4). */
export const statusOf = (stored: InquiryStatus | null): InquiryStatus => stored ?? 'new';

/** Whom the house may invite into the portal (§2 Admin franchise inquiries, decisions.md C8). */
export const isInvited = (status: InquiryStatus): boolean => status === 'qualified' || status === 'meeting';

/** Where an inquiry ends without a franchise: its access code dies with it (decisions.md C7). */
export const endsAccess = (status: InquiryStatus): boolean => status === 'disqualified' || status === 'closed';
