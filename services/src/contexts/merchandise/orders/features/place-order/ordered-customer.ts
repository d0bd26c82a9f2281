import type { PlaceOrderDto } from '@northlight/contracts';
import type { CustomerDetails } from '../../../persistence/order-persons.js';

/** Whom an order is for, and where it goes, as it is sealed. */
export const customerOf = (request: PlaceOrderDto): CustomerDetails => ({
  name: request.customerName,
  email: request.customerEmail,
  phone: request.customerPhone || null,
  ...(request.shipTo && { shipTo: request.shipTo }),
});
