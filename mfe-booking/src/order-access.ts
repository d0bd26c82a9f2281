import { showOrder } from '@northlight/client';
import { apiQuery } from '@northlight/site-kit';

/** An order, and what opens it; an owner who is signed in needs no token. */
export interface OrderAccess {
  readonly id: string;
  readonly token: string | undefined;
}

/** What every call about an order says of it. */
export const inputOf = ({ id, token }: OrderAccess) => ({ params: { id }, token });

/** GET /api/orders/{id}. Its key leaves the token out. */
export const orderQuery = (access: OrderAccess) => apiQuery(showOrder, inputOf(access));
