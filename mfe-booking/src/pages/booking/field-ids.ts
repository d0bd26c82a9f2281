import type { FieldProblem } from '@northlight/site-kit/ui';
import type { BookingDraft } from '../../features/booking-draft/draft.ts';

/** Where each field of the draft is on the page, in the order of the form. */
export const fieldIds = {
  venueId: 'booking-venue',
  experienceId: 'booking-experience',
  date: 'booking-date',
  time: 'booking-time',
  numberOfTickets: 'booking-tickets',
  ticketType: 'booking-type',
  customerName: 'booking-name',
  customerEmail: 'booking-email',
  customerPhone: 'booking-phone',
} as const satisfies Partial<Record<keyof BookingDraft, string>>;

/** The heading of the part that comes after where, what and when. */
export const ticketsHeadingId = 'booking-how-many';

export type FieldName = keyof typeof fieldIds;

const names = Object.keys(fieldIds) as FieldName[];

/** One field's message, and the way to the field. */
export interface Problem extends FieldProblem {
  readonly name: FieldName;
}

/** The messages of a form in the order of its fields, each leading to its field (U28). */
export const problemsOf = (errors: Partial<Record<FieldName, { message?: string | undefined }>>): Problem[] =>
  names.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, fieldId: fieldIds[name], message }] : [];
  });
