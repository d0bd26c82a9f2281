import { searchOrders, showOrderAtDesk, showPayment } from '@northlight/client';
import type {
  DeskOrderView,
  OrderPaymentView,
  OrderProductView,
  OrderStatus,
  ShipmentState,
} from '@northlight/contracts';
import { apiQuery, callApi, HttpError, keepPreviousData, queryOptions, useQuery } from '@northlight/site-kit';

/** Which orders; what is not said does not matter. */
export interface OrderFilter {
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** Those that are shipped, and are so far. */
  readonly shipment?: ShipmentState | undefined;
  /** The id of a booking that is in it. */
  readonly booking?: string;
  /** Where they are collected. */
  readonly venueId?: number;
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

/** A page of orders, the latest first. */
export const useOrders = (filter: OrderFilter) =>
  useQuery({ ...apiQuery(searchOrders, { query: { ...filter } }), staleTime: 0, placeholderData: keepPreviousData });

/** One order by its reference; null where there is none. */
export const orderOf = (reference: string) =>
  queryOptions({
    queryKey: [...apiQuery(showOrderAtDesk, { params: { order: reference.toUpperCase() } }).queryKey, 'or null'],
    queryFn: ({ signal }) =>
      callApi(showOrderAtDesk, { params: { order: reference } }, { signal }).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }),
    staleTime: 0,
  });

/** How the online payment of an order stands; undefined while that is not known. */
export const usePayment = (id: string): OrderPaymentView | undefined =>
  useQuery({ ...apiQuery(showPayment, { params: { id } }), staleTime: 0 }).data;

/** What of it was not paid online, in dollars. */
export const leftToPay = ({ totalPrice }: DeskOrderView, { paid, refunded, refunding }: OrderPaymentView): number =>
  Math.max(0, Math.round((totalPrice - paid + refunded + refunding) * 100) / 100);

/** What the merchandise of an order comes to with its tax, less what a promotion takes off it; dollars. */
export const goodsTotal = ({ products, discount = 0, tax = 0 }: DeskOrderView): number => {
  const price = products.reduce((sum, { total }) => sum + total, 0);
  return Math.round((price - discount + tax) * 100) / 100;
};

/** Pieces of merchandise in an order. */
export const piecesIn = ({ products }: Pick<DeskOrderView, 'products'>): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0);

/** "Flagship Tee, Small" */
export const nameOfLine = ({ name, variant }: OrderProductView): string => (variant ? `${name}, ${variant}` : name);
