import type { TicketType } from '@northlight/contracts';
import { type CartLine, changeCartLine, setCartQuantity } from '@northlight/site-kit';
import { useState } from 'react';
import { emptyDraft, withType } from '../../features/booking-draft/draft.ts';

/** Ticket type and number of one visit, by the rules of the booking form (U21, U22). */
export const useLineTickets = (line: CartLine) => {
  const type = line.visit?.ticketType ?? 'standard';
  const [countBeforeFamily, setBefore] = useState<number | null>(null);
  const chooseType = (wanted: TicketType) => {
    const now = { ...emptyDraft, numberOfTickets: line.quantity, ticketType: type, countBeforeFamily };
    const next = { ...now, ...withType(now, wanted) };
    setBefore(next.countBeforeFamily);
    changeCartLine(line.lineId, { quantity: next.numberOfTickets, visit: { ...line.visit, ticketType: wanted } });
  };
  return { type, chooseType, chooseCount: (count: number) => setCartQuantity(line.lineId, count) };
};
