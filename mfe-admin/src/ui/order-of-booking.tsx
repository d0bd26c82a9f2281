import type { DeskOrderView } from '@northlight/contracts';
import { href, Link, Quiet, rich } from '@northlight/site-kit';
import { piecesIn, useOrders } from '../queries/orders.ts';
import { texts } from '../texts/common.ts';

interface OrderOfBookingProps {
  readonly bookingId: string;
  /** At the door: only what waits to be handed over is of interest. */
  readonly isAtDoor?: boolean;
}

/** The order that a booking is in, and what of it waits at the desk; nothing where it is in none. */
export function OrderOfBooking({ bookingId, isAtDoor = false }: OrderOfBookingProps) {
  const { data, isError, isPlaceholderData } = useOrders({ booking: bookingId, limit: 1 });
  const order = isPlaceholderData ? undefined : data?.items[0];
  if (isError && !isAtDoor) return <Quiet>{texts.couldntCheckWhetherThisBooking}</Quiet>;
  if (!order || (isAtDoor && !waits(order))) return null;
  const { reference } = order;
  return (
    <p>
      {rich(wordsOf(order, isAtDoor), {
        reference,
        items: piecesIn(order),
        link: (words) => <Link to={href('adminOrder', { reference })}>{words}</Link>,
      })}
    </p>
  );
}

const waits = (order: DeskOrderView): boolean => order.status === 'reserved' && order.products.length > 0;

function wordsOf(order: DeskOrderView, isAtDoor: boolean) {
  if (isAtDoor) return texts.merchandiseToPickUpOrder;
  if (piecesIn(order) === 0) return texts.partOfOrder;
  return order.status === 'collected' ? texts.partOfOrderWithItem : texts.partOfOrderWithItemOf;
}
