import { listAllProducts } from '@northlight/client';
import { apiQuery, queryOptions, useQuery } from '@northlight/site-kit';

/** Archived products too. */
const products = queryOptions({ ...apiQuery(listAllProducts, {}), staleTime: 0 });

export const useProducts = () => useQuery(products);

/** One of them by its id; undefined while they load, null when there is none. */
export const useProduct = (id: number) => {
  const { data, ...rest } = useProducts();
  return { ...rest, product: data && (data.find((one) => one.id === id) ?? null) };
};
