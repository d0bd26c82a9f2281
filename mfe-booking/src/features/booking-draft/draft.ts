import { type PlaceBookingDto, type TicketType, ticketLimits, type WaitlistOffer } from '@northlight/contracts';

/** What the visitor has chosen and typed so far; the names are those of the booking payload (§3). */
export interface BookingDraft {
  readonly venueId: number | null;
  readonly experienceId: number | null;
  /** 'yyyy-MM-dd', or empty. */
  readonly date: string;
  /** 'HH:MM', or empty. */
  readonly time: string;
  readonly numberOfTickets: number;
  readonly ticketType: TicketType;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  /** The count that Family Pack replaced; comes back when the pack is left (U22). Never sent. */
  readonly countBeforeFamily: number | null;
}

/** What the page shows and asks the server about: all but the contact details, which are only typed and sent. */
export type BookingChoice = Omit<BookingDraft, 'customerName' | 'customerEmail' | 'customerPhone'>;

/** What goes with the draft into the payload. */
interface Beside {
  readonly offer?: WaitlistOffer | undefined;
  /** The code of a gift voucher that was applied. */
  readonly voucherCode?: string | undefined;
  readonly promoCode?: string | undefined;
}

/** How the form starts, and what it becomes after a booking (§4, §9). */
export const emptyDraft: BookingDraft = {
  venueId: null,
  experienceId: null,
  date: '',
  time: '',
  numberOfTickets: ticketLimits.default,
  ticketType: 'standard',
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  countBeforeFamily: null,
};

/** A change of ticket type. Family Pack is exactly 4 tickets; leaving it restores the earlier count (U22). */
export const withType = (draft: BookingChoice, ticketType: TicketType): Partial<BookingChoice> => {
  if (ticketType === draft.ticketType) return {};
  if (ticketType === 'family') {
    return { ticketType, numberOfTickets: ticketLimits.familyPack, countBeforeFamily: draft.numberOfTickets };
  }
  const numberOfTickets = draft.countBeforeFamily ?? draft.numberOfTickets;
  return { ticketType, numberOfTickets, countBeforeFamily: null };
};

/**
 * The booking payload. `totalPrice` is what the page showed, in dollars; the server's price wins (decisions.md 1.1).
 * `offer` takes seats that the waitlist holds.
 */
export const requestOf = (
  draft: BookingDraft,
  totalPrice?: number,
  { offer, voucherCode, promoCode }: Beside = {},
): PlaceBookingDto => ({
  venueId: draft.venueId ?? 0,
  experienceId: draft.experienceId ?? 0,
  date: draft.date,
  time: draft.time,
  numberOfTickets: draft.numberOfTickets,
  ticketType: draft.ticketType,
  customerName: draft.customerName.trim(),
  customerEmail: draft.customerEmail.trim(),
  ...(draft.customerPhone.trim() && { customerPhone: draft.customerPhone.trim() }),
  ...(totalPrice !== undefined && { totalPrice }),
  ...(offer && { offer }),
  ...(voucherCode && { voucherCode }),
  ...(promoCode && { promoCode }),
});
