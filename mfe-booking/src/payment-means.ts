import { showPaymentMeans } from '@northlight/client';
import { apiQuery, queryOptions } from '@northlight/site-kit';

/** GET /api/payments/means: an outage of the gateway comes and goes. */
export const meansQuery = queryOptions({ ...apiQuery(showPaymentMeans, {}), staleTime: 0 });
