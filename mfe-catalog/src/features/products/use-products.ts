import { keyOf, listProducts } from '@northlight/client';
import { callApi, queryOptions } from '@northlight/site-kit';

/** Everything for sale; a missing result is an empty one (§7). */
export const productsOptions = queryOptions({
  queryKey: keyOf(listProducts),
  queryFn: async ({ signal }) => (await callApi(listProducts, {}, { signal })) ?? [],
});
