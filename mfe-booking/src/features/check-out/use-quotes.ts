import { quoteBooking } from '@northlight/client';
import { type CartLine, keepPreviousData, useQuery } from '@northlight/site-kit';
import { useMemo } from 'react';
import type { Buyer } from '../../buyer.ts';
import { askPrice } from '../../quote-query.ts';
import type { GuestsOf } from './guest-choice.ts';
import { isOpenVisit, priceWantedOf } from './order-lines.ts';

/** POST /api/bookings/quote for each visit that is not booked. While the next answer is on its way the previous stays. */
export const useQuotes = (lines: readonly CartLine[], buyer: Buyer, guestsOf: GuestsOf) => {
  const visits = lines.filter(isOpenVisit);
  const wanted = visits.map((line) => [line.lineId, priceWantedOf(line, guestsOf(line))] as const);
  const query = useQuery({
    queryKey: [quoteBooking.path, 'order', buyer, wanted],
    queryFn: async ({ signal }) =>
      Promise.all(wanted.map(async ([lineId, body]) => [lineId, await askPrice(body, buyer, signal)] as const)),
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch } = query;
  const quotes = useMemo(() => new Map(data), [data]);
  return { quotes, isError, refetch, isLoading: query.isLoading || query.isPlaceholderData };
};
