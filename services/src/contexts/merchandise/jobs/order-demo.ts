import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PlaceOrderDto } from '@northlight/contracts';
import pg from 'pg';
import type { FixedClock } from '../../../platform/kernel/clock.js';
import { type BookingDetails, Bookings, demoCustomer } from '../../booking/index.js';
import { CancelOrder } from '../features/cancel-order/cancel-order.handler.js';
import { CollectOrder } from '../features/collect-order/collect-order.handler.js';
import { PlaceOrder } from '../features/place-order/place-order.handler.js';
import { OrdersRepository } from '../persistence/orders.repository.js';
import { putBackInStock } from '../persistence/stock.js';
import { type DemoOrder, demoOrders } from './demo-orders.js';

const HOUR_MS = 3_600_000;
/** The seed asks as a member of staff at the desk would. */
const desk = { id: 0, isAdmin: false, roles: ['desk'] };

/**
 * Plays the demo orders through the commands, each at the time at which it happened. What is there already stays as it
 * is. The pieces that they keep come on top of the stock of decisions.md 5, which is what is left for visitors.
 */
@Injectable()
export class OrderDemo {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: Bookings,
    private readonly orders: OrdersRepository,
    private readonly pool: pg.Pool,
  ) {}

  /** @param clock stands at the present again afterwards @returns how many orders were added */
  async load(clock: FixedClock): Promise<number> {
    const now = clock.now();
    let added = 0;
    for (const [index, order] of demoOrders.entries()) {
      const orderId = demoId(index + 1);
      if (
        !(await this.orders.byId(orderId)) &&
        (await this.place(order, orderId, () => clock.set(before(now, order.hoursAgo))))
      )
        added++;
      await this.end(order, orderId, () => clock.set(before(now, order.hoursAgo - order.endsAfter)));
    }
    clock.set(now);
    return added;
  }

  /** @returns false where its booking is not there to be ordered: somebody has cancelled or erased it since */
  private async place(order: DemoOrder, orderId: string, setClock: () => void): Promise<boolean> {
    const booking = order.withBooking ? await this.bookingOf(order) : undefined;
    if (order.withBooking && booking?.status !== 'confirmed') return false;
    if (order.ends !== 'cancelled') await putBackInStock(order.products, this.pool);
    setClock();
    const request: PlaceOrderDto = {
      ...demoCustomer(order.nth),
      bookings: booking ? [{ id: booking.id, token: await this.bookings.manageToken(booking.id) }] : [],
      products: order.products,
      openTickets: [],
    };
    await this.commands.execute(new PlaceOrder(request, { demo: { orderId } }));
    return true;
  }

  private async bookingOf({ nth }: DemoOrder): Promise<BookingDetails | undefined> {
    const [booking] = await this.bookings.findByEmail(demoCustomer(nth).customerEmail);
    return booking;
  }

  private async end({ ends }: DemoOrder, orderId: string, setClock: () => void): Promise<void> {
    const order = await this.orders.byId(orderId);
    if (order?.status !== 'reserved' || ends === 'reserved') return;
    setClock();
    const requests = { orderId, user: desk };
    const command =
      ends === 'collected'
        ? new CollectOrder(orderId)
        : new CancelOrder(requests, { cancelBookings: false, isDemo: true });
    await this.commands.execute(command);
  }
}

const demoId = (nth: number): string => `0de00000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
