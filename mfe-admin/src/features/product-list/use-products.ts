import type { ManagedProductView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';

/** Archived products too. The key lies below that of the shop's list, so that both are asked anew together. */
const products = queryOptions({
  queryKey: ['/api/products', 'all'],
  queryFn: ({ signal }) => http.get<ManagedProductView[]>('/api/admin/products', { signal }),
  staleTime: 0,
});

export const useProducts = () => useQuery(products);

/** One of them by its id; undefined while they load, null when there is none. */
export const useProduct = (id: number) => {
  const { data, ...rest } = useProducts();
  return { ...rest, product: data && (data.find((one) => one.id === id) ?? null) };
};
