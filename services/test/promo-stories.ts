import { CommandBus } from '@nestjs/cqrs';
import type { CreatePromotionDto, PlaceOrderDto } from '@northlight/contracts';
import { EventTypes } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import { whenABookingEndsReturnItsPromoCode } from '../src/contexts/booking/reactions/when-a-booking-ends-return-its-promo-code.js';
import { OrdersProcessor } from '../src/contexts/merchandise/jobs/orders.processor.js';
import { OrderedBookings } from '../src/contexts/merchandise/ordered-bookings.js';
import { OrdersRepository } from '../src/contexts/merchandise/persistence/orders.repository.js';
import { loadMemberships } from '../src/demo/membership/load-memberships.js';
import { followerParts } from '../src/platform/event-store/follower-parts.js';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { Outbox } from '../src/platform/queues/outbox.js';
import { type ShopHouse, shopHouse } from './shop-house.js';

export const admin = signedIn({ id: 1, isAdmin: true });

const visit = {
  venueId: 1,
  experienceId: 1,
  date: '2026-11-28',
  time: '12:15',
  numberOfTickets: 2,
  ticketType: 'standard',
};

/** Whom a booking or an order is for. */
export const person = (name: string) => ({ customerName: name, customerEmail: `${name.toLowerCase()}@example.com` });

/** What people do with promo codes, in the words of the stories. */
export class PromoStories {
  private nth = 0;
  private readonly reaction: SubscriptionFollower;
  private readonly jobs: OrdersProcessor;

  constructor(readonly house: ShopHouse) {
    const { app, pool, clock } = house;
    const commands = app.get(CommandBus, { strict: false });
    const parts = followerParts({ pool, clock, types: app.get(EventTypes, { strict: false }) });
    const { signal } = new AbortController();
    this.reaction = new SubscriptionFollower(whenABookingEndsReturnItsPromoCode(commands), parts, signal);
    const ordered = app.get(OrderedBookings, { strict: false });
    const orders = app.get(OrdersRepository, { strict: false });
    this.jobs = new OrdersProcessor(new Outbox(pool, clock), ordered, orders, commands);
  }

  /** A code of 10% off everything, unless said otherwise. */
  creates = async (overrides: Partial<CreatePromotionDto> = {}): Promise<string> => {
    const code = `CODE-${++this.nth}`;
    const terms = { kind: 'percent', value: 10, appliesTo: 'both', starts: '2026-11-01', ends: '2026-12-31' };
    const limits = { uses: 100, usesPerCustomer: 1, minimum: 0 };
    const body = { code, ...terms, ...limits, ...overrides };
    const answer = await this.house.post('/api/admin/promo-codes', body, admin);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return code;
  };

  /** How often it is used, and what it took off. */
  usedOf = async (code: string): Promise<readonly [number, number]> => {
    const { body } = await this.house.get('/api/admin/promo-codes', admin);
    const found = body.find((one: { code: string }) => one.code === code);
    return [found.used, found.takenOff];
  };

  book = (input: object, headers = {}) =>
    this.house.post('/api/bookings', { ...visit, ...person('Ann'), ...input }, headers);

  quote = (input: object) =>
    this.house.post('/api/bookings/quote', { experienceId: 1, numberOfTickets: 2, ticketType: 'standard', ...input });

  order = (input: Partial<PlaceOrderDto>, who = person('Ann'), headers = {}) =>
    this.house.order({ ...who, ...input }, headers);

  /** What follows bookings that are no more. */
  catchesUp = (): Promise<unknown> => this.reaction.catchUp();

  /** Runs the jobs that look whether an order stands. */
  works = async (orderId: string): Promise<void> => {
    const { rows } = await this.house.pool.query(
      `select ledger, position::int, kind, payload from log.outbox
       where kind = 'order-promotion-check' and done_at is null and payload->>'orderId' = $1`,
      [orderId],
    );
    for (const { payload, ...outbox } of rows)
      await this.jobs.process({ id: 'story', name: outbox.kind, data: { outbox, payload } } as never);
  };
}

export const codeOf = async (asked: Promise<{ body: { code: string } }>): Promise<string> => (await asked).body.code;

export async function promoStories(): Promise<PromoStories> {
  const house = await shopHouse();
  await loadMemberships(house.app);
  return new PromoStories(house);
}
