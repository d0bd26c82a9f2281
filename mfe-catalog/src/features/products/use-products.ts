import { listProducts } from '@northlight/client';
import { apiQuery, callApi, queryOptions } from '@northlight/site-kit';

/** Everything for sale; a missing result is an empty one (§7). */
export const productsOptions = queryOptions({
  queryKey: apiQuery(listProducts, {}).queryKey,
  queryFn: async ({ signal }) => (await callApi(listProducts, {}, { signal })) ?? [],
});
