import { quoteCharges } from '@northlight/client';
import type { UsState } from '@northlight/contracts';
import { type CartLine, callApi, keepPreviousData, useQuery } from '@northlight/site-kit';
import type { Buyer } from '../../buyer.ts';
import { productsOf } from './order-lines.ts';

/** What comes to the merchandise of an order, in cents. */
export interface Charges {
  readonly shipping: number;
  readonly tax: number;
}

const noCharges: Charges = { shipping: 0, tax: 0 };

/** Where merchandise goes: it is picked up, or shipped to a state, which may not be chosen yet. */
interface Destination {
  readonly isShipped: boolean;
  readonly state: UsState | undefined;
}

const cents = (dollars = 0) => Math.round(dollars * 100);

/**
 * POST /api/orders/charges for the merchandise of an order; undefined until they are known. While the next answer is on
 * its way the previous stays.
 */
export const useCharges = (lines: readonly CartLine[], buyer: Buyer, { isShipped, state }: Destination) => {
  const products = productsOf(lines);
  const { customerEmail } = buyer;
  const isKnowable = !isShipped || state !== undefined;
  const body = { products, ...(customerEmail && { customerEmail }), ...(isShipped && state && { shipToState: state }) };
  const query = useQuery({
    queryKey: [quoteCharges.path, buyer, body],
    queryFn: ({ signal }) => callApi(quoteCharges, { body }, { signal }),
    enabled: products.length > 0 && isKnowable,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, isError, refetch } = query;
  const known = isKnowable && data ? { shipping: cents(data.shipping), tax: cents(data.tax) } : undefined;
  return { charges: products.length === 0 ? noCharges : known, isError: isError && products.length > 0, refetch };
};
