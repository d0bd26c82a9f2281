import type { PlaceOrderDto } from '@northlight/contracts';
import { isStaff, type Principal } from '../../../../../platform/http/access.js';
import { type Consumption, consumptionOf } from '../../../../../platform/kernel/limit.js';
import { pieceLimits } from '../../../domain/piece-limits.js';

/** Who orders, and from where; what the staff order for others is not counted. */
interface Orderer {
  readonly user?: Principal | undefined;
  readonly address?: string;
}

/** Tickets without a time keep a price and no seat: they count like pieces of merchandise. */
export const countedFor = (
  { products, openTickets, customerEmail: email }: PlaceOrderDto,
  { user, address }: Orderer,
): Consumption[] => {
  const visitor = isStaff(user) ? undefined : { address, email };
  const tickets = openTickets.reduce((sum, { numberOfTickets }) => sum + numberOfTickets, 0);
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, tickets);
  return consumptionOf(visitor, pieceLimits, pieces);
};
