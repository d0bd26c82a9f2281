import type { BookingEvent } from './booking/booking.events.js';
import type { SlotEvent } from './slot/slot.events.js';

/** What the staff does, one word or two for each; the rest follows from these, or is no act of theirs. */
const acts = {
  SlotOpened: 'opened',
  CapacityChanged: 'resized',
  SlotClosed: 'closed',
  SlotReopened: 'opened again',
  BookingPlaced: 'sold',
  BookingConfirmed: 'confirmed',
  HoldExtended: 'hold extended',
  BookingMoved: 'moved',
  PartyChanged: 'party changed',
  BookingCancelled: 'cancelled',
  RefundGranted: 'refund granted',
  RefundGrantWithdrawn: 'refund withdrawn',
  RefundPaid: 'refund paid',
  RefundFailed: 'refund failed',
  RefundDropped: 'refund dropped',
  CheckedIn: 'checked in',
  CheckInUndone: 'check-in taken back',
  VoucherApplied: 'voucher applied',
} as const satisfies Partial<Record<(BookingEvent | SlotEvent)['type'], string>>;

/** The events that may be acts of the staff. */
export const actTypes = Object.keys(acts) as (keyof typeof acts)[];
export type StaffEvent = Extract<BookingEvent | SlotEvent, { readonly type: keyof typeof acts }>;

export const whatIsDone = ({ type }: StaffEvent): string => acts[type];

/** What visitors may do as well, for themselves. */
const visitorsToo: readonly string[] = [
  'BookingPlaced',
  'BookingConfirmed',
  'HoldExtended',
  'BookingMoved',
  'PartyChanged',
  'BookingCancelled',
];

/** Nobody else can have done it. */
export const isStaffsAlone = ({ type, by }: { readonly type: string; readonly by?: unknown }): boolean =>
  by === 'staff' || !visitorsToo.includes(type);

type ActDetails = Readonly<Record<string, string | number | undefined>>;

/** What an event says beside what it changed. A receipt's number may lead to a customer: it stays in the event. */
const details: { readonly [T in StaffEvent['type']]?: (event: Extract<StaffEvent, { type: T }>) => ActDetails } = {
  SlotClosed: ({ why }) => ({ reason: why }),
  SlotReopened: ({ why }) => ({ reason: why }),
  BookingMoved: ({ reason }) => ({ reason }),
  PartyChanged: ({ refund, voucherBack }) => back(refund, voucherBack),
  BookingCancelled: ({ reason, refund, voucherBack, refundAll }) => ({
    ...{ reason, ...back(refund, voucherBack) },
    ...(refundAll && { beyondTheRules: 'yes' }),
  }),
  RefundGranted: ({ reason, refund, voucherBack }) => ({ reason, ...back(refund, voucherBack) }),
  RefundGrantWithdrawn: ({ amount }) => ({ amountCents: amount }),
  VoucherApplied: ({ cents }) => ({ amountCents: cents }),
  RefundPaid: ({ amount, method }) => ({ amountCents: amount, method }),
  RefundFailed: ({ amount, reason }) => ({ amountCents: amount, reason }),
  RefundDropped: ({ amount, reason }) => ({ amountCents: amount, reason }),
};

const back = (refund: number, voucherBack = 0): ActDetails => ({
  ...(refund > 0 && { refundCents: refund }),
  ...(voucherBack > 0 && { backToVoucherCents: voucherBack }),
});

export const detailsOf = (event: StaffEvent): ActDetails =>
  (details[event.type] as ((event: StaffEvent) => ActDetails) | undefined)?.(event) ?? {};
