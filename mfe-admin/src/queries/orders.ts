import {
  type DeskOrderView,
  encodeText,
  type OneDeskOrderView,
  type OrderProductView,
  type OrderStatus,
  type Page,
} from '@northlight/contracts';
import { HttpError, http, keepPreviousData, queryOptions, useQuery } from '@northlight/site-kit';

/** Which orders; what is not said does not matter. */
export interface OrderWish {
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** The id of a booking that is in it. */
  readonly booking?: string;
  /** Where they are collected. */
  readonly venueId?: number;
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

const root = ['admin', 'orders'] as const;

/** A page of orders, the latest first. */
export const useOrders = (wish: OrderWish) =>
  useQuery({
    queryKey: [...root, wish],
    queryFn: ({ signal }) => http.get<Page<DeskOrderView>>('/api/admin/orders', { query: { ...wish }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** One order by its reference; null where there is none. */
export const orderOf = (reference: string) =>
  queryOptions({
    queryKey: [...root, 'one', reference.toUpperCase()],
    queryFn: ({ signal }) =>
      http.get<OneDeskOrderView>(`/api/admin/orders/${encodeText(reference)}`, { signal }).catch((error: unknown) => {
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
