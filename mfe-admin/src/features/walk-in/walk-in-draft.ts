import { type SellAtDeskDto, type SlotLoadView, type TicketType, ticketLimits } from '@northlight/contracts';
import { nextPaidWith } from '../../ui/paid-with.tsx';

/** What was chosen and typed so far. */
export interface Draft {
  readonly slotId: string;
  readonly tickets: number;
  readonly type: TicketType;
  readonly name: string;
  readonly email: string;
  /** The party stands here, and goes in at once. */
  readonly isHere: boolean;
  /** Of a gift card that pays first; empty where none does. */
  readonly voucherCode: string;
}

/** The next start, for the usual party. */
export const emptyDraft = ([next]: readonly SlotLoadView[]): Draft => ({
  slotId: next?.id ?? '',
  tickets: ticketLimits.default,
  type: 'standard',
  name: '',
  email: '',
  isHere: true,
  voucherCode: '',
});

/** A family pack is for exactly four, whatever was chosen before. */
export const ticketsOf = ({ type, tickets }: Draft): number => (type === 'family' ? ticketLimits.familyPack : tickets);

/** What is sent; `totalPrice` is what the party was told. */
/** The id of a slot begins with that of its venue. */
export const venueIdOf = ({ id }: Pick<SlotLoadView, 'id'>): number => Number(id.split('-')[0]);

export const saleOf = (
  { id, experienceId, date, time }: SlotLoadView,
  draft: Draft,
  totalPrice: number | undefined,
): SellAtDeskDto => ({
  venueId: venueIdOf({ id }),
  experienceId,
  date,
  time,
  numberOfTickets: ticketsOf(draft),
  ticketType: draft.type,
  customerName: draft.name.trim(),
  customerEmail: draft.email.trim(),
  checkIn: draft.isHere,
  paidWith: nextPaidWith(),
  ...(draft.voucherCode && { voucherCode: draft.voucherCode }),
  ...(totalPrice === undefined ? {} : { totalPrice }),
});
