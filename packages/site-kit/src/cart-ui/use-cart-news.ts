import { announce, type CartLine, cartStore, keepPreviousData, useQuery } from '@northlight/site-kit';
import { useEffect, useMemo } from 'react';
import { askCart } from './ask-cart.ts';
import { type LineNews, newsOf } from './line-news.ts';

/** What is no longer as it was when it came into the cart; asked anew whenever the cart is shown, and said once. */
export const useCartNews = (lines: readonly CartLine[]) => {
  const { data, refetch } = useQuery({
    queryKey: ['cart-news', lines.map(({ lineId, visit, booked }) => [lineId, visit, booked])],
    queryFn: ({ signal }) => askCart(lines, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const news = useMemo(() => (data ? newsOf(lines, data) : new Map<string, never>()), [lines, data]);
  const text = lines.flatMap(({ lineId, name }) => (news.has(lineId) ? `${name}: ${news.get(lineId)?.text}` : []));
  const spoken = text.join(' ');
  useEffect(() => {
    if (spoken) announce(spoken);
  }, [spoken]);
  /** Asks again, and answers what that says of the cart as it is then. */
  const refresh = async (): Promise<ReadonlyMap<string, LineNews>> => {
    const { data: known } = await refetch();
    return known ? newsOf(cartStore.getState().lines, known) : new Map();
  };
  return { news, refresh };
};
