import { searchOrders, showOrderAtDesk } from '@northlight/client';
import type { DeskOrderView, OrderProductView, OrderStatus } from '@northlight/contracts';
import { apiQuery, callApi, HttpError, keepPreviousData, queryOptions, useQuery } from '@northlight/site-kit';

/** Which orders; what is not said does not matter. */
export interface OrderFilter {
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
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

/** Pieces of merchandise in an order. */
export const piecesIn = ({ products }: Pick<DeskOrderView, 'products'>): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0);

/** "Flagship Tee, Small" */
export const nameOfLine = ({ name, variant }: OrderProductView): string => (variant ? `${name}, ${variant}` : name);
