import type { DeskOrderView } from '@northlight/contracts';
import { href, Link, Quiet } from '@northlight/site-kit';
import { piecesIn, useOrders } from './orders.ts';
import { texts } from './texts/common.ts';

interface OrderOfBookingProps {
  readonly bookingId: string;
  /** At the door: only what waits to be handed over is of interest. */
  readonly isAtDoor?: boolean;
}

/** The order that a booking is in, and what of it waits at the desk; nothing where it is in none. */
export function OrderOfBooking({ bookingId, isAtDoor = false }: OrderOfBookingProps) {
  const { data, isError, isPlaceholderData } = useOrders({ booking: bookingId, limit: 1 });
  const order = isPlaceholderData ? undefined : data?.items[0];
  if (isError && !isAtDoor) return <Quiet>{texts.whetherItIsPart}</Quiet>;
  if (!order || (isAtDoor && !waits(order))) return null;
  return (
    <p>
      {isAtDoor ? texts.merchandiseWaitsForThem : texts.partOfOrder}
      <Link to={href('adminOrder', { reference: order.reference })}>{order.reference}</Link>
      {thingsText(order, isAtDoor)}
    </p>
  );
}

const waits = (order: DeskOrderView): boolean => order.status === 'reserved' && order.products.length > 0;

function thingsText(order: DeskOrderView, isAtDoor: boolean): string {
  const pieces = piecesIn(order);
  if (pieces === 0) return '.';
  if (isAtDoor) return texts.pieces({ pieces });
  return order.status === 'collected'
    ? texts.withPiecesOfMerchandise({ pieces })
    : texts.withPiecesOfMerchandiseOf({ pieces, value: pieces === 1 ? 'waits' : 'wait' });
}
