import type { ProductView } from '@northlight/contracts';
import { http, queryOptions } from '@northlight/site-kit';

/** Everything for sale; a missing result is an empty one (§7). */
export const productsOptions = queryOptions({
  queryKey: ['/api/products'],
  queryFn: async ({ signal }) => (await http.get<ProductView[] | undefined>('/api/products', { signal })) ?? [],
});
