import type { DeskOrderView } from '@northlight/contracts';
import { count, href, Link, Quiet } from '@northlight/site-kit';
import { piecesIn, useOrders } from './orders.ts';

interface OrderOfBookingProps {
  readonly bookingId: string;
  /** At the door: only what waits to be handed over is of interest. */
  readonly isAtDoor?: boolean;
}

/** The order that a booking is in, and what of it waits at the desk; nothing where it is in none. */
export function OrderOfBooking({ bookingId, isAtDoor = false }: OrderOfBookingProps) {
  const { data, isError, isPlaceholderData } = useOrders({ booking: bookingId, limit: 1 });
  const order = isPlaceholderData ? undefined : data?.items[0];
  if (isError && !isAtDoor) return <Quiet>Whether it is part of an order could not be looked up.</Quiet>;
  if (!order || (isAtDoor && !waits(order))) return null;
  return (
    <p>
      {isAtDoor ? 'Merchandise waits for them: ' : 'Part of order '}
      <Link to={href('adminOrder', { reference: order.reference })}>{order.reference}</Link>
      {thingsText(order, isAtDoor)}
    </p>
  );
}

const waits = (order: DeskOrderView): boolean => order.status === 'reserved' && order.products.length > 0;

function thingsText(order: DeskOrderView, isAtDoor: boolean): string {
  const pieces = piecesIn(order);
  if (pieces === 0) return '.';
  if (isAtDoor) return `, ${count(pieces, 'piece')}.`;
  return order.status === 'collected'
    ? `, with ${count(pieces, 'piece')} of merchandise, collected.`
    : `, with ${count(pieces, 'piece')} of merchandise that ${pieces === 1 ? 'waits' : 'wait'} at the desk.`;
}
