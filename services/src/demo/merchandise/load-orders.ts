import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from '@nestjs/cqrs';
import type { PlaceOrderDto } from '@northlight/contracts';
import pg from 'pg';
import { type BookingDetails, Bookings } from '../../contexts/booking/index.js';
import { CancelOrder, CollectOrder, Orders, PlaceOrder, putBackInStock } from '../../contexts/merchandise/index.js';
import type { FixedClock } from '../../platform/kernel/clock.js';
import { demoCustomer } from '../booking/customers.js';
import { Stage } from '../stage.js';
import { type DemoOrder, demoOrders } from './orders.js';

const idOf = (nth: number): string => `0de00000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** An order of the demo's past: it is listed by when it was placed, whoever plays it. */
export interface OrderScene {
  readonly hoursAgo: number;
  /** @returns whether it was added now */
  readonly play: () => Promise<boolean>;
}

/**
 * The demo orders, each of which plays through the commands at the time at which it happened. What is there already stays as
 * it is. The pieces that they keep come on top of the stock of decisions.md 5, which is what is left for visitors.
 * @param clock stands at the present again after each
 */
export function orderScenes(app: INestApplicationContext, clock: FixedClock): readonly OrderScene[] {
  const player = new OrderPlayer(app, new Stage(app, clock));
  return demoOrders.map((order, index) => ({
    hoursAgo: order.hoursAgo,
    play: () => player.play(order, idOf(index + 1)),
  }));
}

/** Plays all of them. @returns how many orders were added */
export async function loadOrders(app: INestApplicationContext, clock: FixedClock): Promise<number> {
  let added = 0;
  for (const { play } of orderScenes(app, clock)) if (await play()) added++;
  return added;
}

class OrderPlayer {
  private readonly orders: Orders;
  private readonly bookings: Bookings;
  private readonly pool: pg.Pool;

  constructor(
    app: INestApplicationContext,
    private readonly stage: Stage,
  ) {
    this.orders = app.get(Orders, { strict: false });
    this.bookings = app.get(Bookings, { strict: false });
    this.pool = app.get(pg.Pool, { strict: false });
  }

  /** @returns whether it was added now */
  async play(order: DemoOrder, id: string): Promise<boolean> {
    const isAdded = !(await this.orders.find(id)) && (await this.place(order, id));
    await this.end(order, id);
    this.stage.end();
    return isAdded;
  }

  /** @returns false where its booking is not there to be ordered: somebody has cancelled or erased it since */
  private async place(order: DemoOrder, id: string): Promise<boolean> {
    const booking = order.withBooking ? await this.bookingOf(order) : undefined;
    if (order.withBooking && booking?.status !== 'confirmed') return false;
    if (order.ends !== 'cancelled') await putBackInStock(order.products, this.pool);
    const request: PlaceOrderDto = {
      ...demoCustomer(order.nth),
      bookings: booking ? [{ id: booking.id, token: await this.bookings.manageToken(booking.id) }] : [],
      products: order.products,
      openTickets: [],
    };
    await this.stage.playAt(this.stage.hoursAgo(order.hoursAgo), new PlaceOrder(request, { id, notify: false }));
    return true;
  }

  private async bookingOf({ nth }: DemoOrder): Promise<BookingDetails | undefined> {
    const [booking] = await this.bookings.findByEmail(demoCustomer(nth).customerEmail);
    return booking;
  }

  private async end({ ends, hoursAgo, endsAfter }: DemoOrder, orderId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.status !== 'reserved' || ends === 'reserved') return;
    const { token } = order;
    const command: Command<unknown> =
      ends === 'collected'
        ? new CollectOrder(orderId)
        : new CancelOrder({ orderId, token }, { cancelBookings: false, notify: false });
    await this.stage.playAt(this.stage.hoursAgo(hoursAgo - endsAfter), command);
  }
}
