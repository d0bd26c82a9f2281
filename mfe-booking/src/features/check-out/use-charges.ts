import { quoteCharges } from '@northlight/client';
import type { OrderChargesView, UsState } from '@northlight/contracts';
import { type CartLine, callApi, keepPreviousData, useQuery } from '@northlight/site-kit';
import type { Buyer } from '../../buyer.ts';
import { productsOf } from './order-lines.ts';

/** What comes to the merchandise of an order, and what a promo code takes off it; in cents. */
export interface Charges {
  readonly shipping: number;
  readonly tax: number;
  readonly discount: number;
  /** What a gift card pays of all that. */
  readonly voucher: number;
}

const noCharges: Charges = { shipping: 0, tax: 0, discount: 0, voucher: 0 };

/** Where merchandise goes: it is picked up, or shipped to a state, which may not be chosen yet. */
interface Destination {
  readonly isShipped: boolean;
  readonly state: UsState | undefined;
}

/** Merchandise as it is ordered. */
interface Ordered {
  readonly lines: readonly CartLine[];
  readonly buyer: Buyer;
  /** Dollars that a promo code takes off it. */
  readonly discount: number;
  /** Dollars that a gift card pays of it. */
  readonly voucher: number;
}

/** What is asked for: all but what a code takes off. Undefined while the state is not chosen. */
export const chargesBody = (lines: readonly CartLine[], buyer: Buyer, { isShipped, state }: Destination) => ({
  products: productsOf(lines),
  ...(buyer.customerEmail && { customerEmail: buyer.customerEmail }),
  ...(isShipped && state && { shipToState: state }),
});

const cents = (dollars = 0) => Math.round(dollars * 100);

/**
 * POST /api/orders/charges for the merchandise of an order; undefined until they are known. While the next answer is on
 * its way the previous stays.
 */
export const useCharges = ({ lines, buyer, discount, voucher }: Ordered, { isShipped, state }: Destination) => {
  const body = { ...chargesBody(lines, buyer, { isShipped, state }), ...(discount > 0 && { discount }) };
  const { products } = body;
  const isKnowable = !isShipped || state !== undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: [quoteCharges.path, buyer, body],
    queryFn: ({ signal }) => callApi(quoteCharges, { body }, { signal }),
    enabled: products.length > 0 && isKnowable,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const known = isKnowable ? chargesOf(data, { discount, voucher }) : undefined;
  return { charges: products.length === 0 ? noCharges : known, isError: isError && products.length > 0, refetch };
};

const chargesOf = (
  quoted: OrderChargesView | undefined,
  { discount, voucher }: Pick<Ordered, 'discount' | 'voucher'>,
): Charges | undefined =>
  quoted && {
    ...{ shipping: cents(quoted.shipping), tax: cents(quoted.tax) },
    ...{ discount: cents(discount), voucher: cents(voucher) },
  };
