import { findSlots, quoteBooking, sellAtDesk } from '@northlight/client';
import type { BookingPlacedView, QuoteVisitDto, SellAtDeskDto } from '@northlight/contracts';
import { apiQuery, callApi, refresh, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';

/** What the tickets cost; asked anew for every other choice, so that nobody is told the price of another one. */
export const useQuote = (choice: QuoteVisitDto | undefined) =>
  useQuery({ ...apiQuery(quoteBooking, choice ? { body: choice } : undefined), staleTime: 0 });

/** Sells to a party at the desk; pressed again after a lost answer it is sold once. */
export function useSellAtDesk(onSold: (sold: BookingPlacedView) => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  return useMutation({
    mutationFn: (sale: SellAtDeskDto) => callApi(sellAtDesk, { idempotencyKey: keys.keyFor(sale), body: sale }),
    onSuccess: (sold) => {
      keys.forget();
      onSold(sold);
    },
    // a slot that has filled up meanwhile is to be seen, too
    onSettled: () => refresh(client, '/api/admin', findSlots),
  });
}
