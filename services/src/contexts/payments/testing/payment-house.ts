import { CommandBus } from '@nestjs/cqrs';
import type { OrderPaymentView } from '@northlight/contracts';
import { EventTypes } from '@northlight/event-store';
import { type Subscription, SubscriptionFollower } from '@northlight/event-store/consume';
import pg from 'pg';
import {
  anOrder,
  type Booked,
  type ShopHouse,
  type ShopOptions,
  shopHouse,
  ticket,
} from '../../../../test/shop-house.js';
import { until } from '../../../../test/until.js';
import type { Migration } from '../../../platform/database/database.js';
import { followerParts } from '../../../platform/event-store/follower-parts.js';
import { Outbox, type OutboxKey } from '../../../platform/queues/outbox.js';
import type { Bank } from '../gateway/testing/gateway-house.js';
import { type SandboxHouse, sandboxHouse, webhookSecret } from '../gateway/testing/sandbox-house.js';
import { PaymentsModule, paymentsMigrations } from '../index.js';
import { PaymentsProcessor } from '../jobs/payments.processor.js';
import { type PaymentJob, paymentsQueue } from '../queues/payments.queue.js';
import { whenARefundIsOwedSendItBack } from '../reactions/when-a-refund-is-owed-send-it-back.js';

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** A Saturday at least eight days ahead: the gateway has the clock of the machine, so that these stories cannot stand still. */
function saturdayAfter(at: Date): string {
  const first = new Date(at.getTime() + 8 * DAY_MS);
  const ahead = (SATURDAY - first.getUTCDay() + 7) % 7;
  return new Date(first.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}

interface Placed {
  readonly id: string;
  readonly token: string;
  readonly status: string;
}

/** The shop with payments: real database, real HTTP, the sandbox in place of the gateway, and a worker that runs when asked. */
export class PaymentHouse {
  private nth = 0;
  /** How many notices of the sandbox were handed on. */
  private delivered = 0;
  private readonly processor: PaymentsProcessor;
  private readonly refunds: SubscriptionFollower;

  constructor(
    readonly shop: ShopHouse,
    readonly sandbox: SandboxHouse,
    readonly day: string,
  ) {
    const { app, pool, clock } = shop;
    const commands = app.get(CommandBus, { strict: false });
    this.processor = new PaymentsProcessor(commands, new Outbox(pool, clock));
    const parts = followerParts({ pool, clock, types: app.get(EventTypes, { strict: false }) });
    this.refunds = new SubscriptionFollower(whenARefundIsOwedSendItBack(commands), parts, new AbortController().signal);
  }

  get pool(): pg.Pool {
    return this.shop.pool;
  }

  books = (input: object = {}): Promise<Booked> => this.shop.books({ date: this.day, ...input });

  /** An order that is to be paid online, unless the input says otherwise. */
  async orders(bookings: readonly Booked[], input: object = {}): Promise<Placed> {
    const order = anOrder({ bookings: bookings.map(ticket), payOnline: true, ...input });
    const { status, body } = await this.shop.post('/api/orders', order, {
      'Idempotency-Key': `paid-order-${++this.nth}`,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  starts = ({ id, token }: Placed) => this.shop.post(`/api/orders/${id}/payments`, {}, { 'Order-Token': token });

  async payment({ id, token }: Placed): Promise<OrderPaymentView> {
    return (await this.shop.get(`/api/orders/${id}/payment`, { 'Order-Token': token })).body;
  }

  async order({ id, token }: Placed) {
    return (await this.shop.get(`/api/orders/${id}`, { 'Order-Token': token })).body;
  }

  /** The customer opens the page of the payment and pays, as far as the bank lets them. */
  async pays(url: string, bank: Bank = 'pays'): Promise<void> {
    await this.sandbox.pay({ url } as Parameters<SandboxHouse['pay']>[0], bank);
  }

  /** Hands on what the sandbox has told, each `times` times. @returns the statuses of the answers */
  async delivers(times = 1): Promise<readonly number[]> {
    const sent = this.sandbox.notices().slice(this.delivered);
    this.delivered += sent.length;
    const statuses: number[] = [];
    for (const { rawBody, signature } of sent)
      for (let time = 0; time < times; time++) statuses.push(await this.notice(rawBody, signature));
    return statuses;
  }

  async notice(rawBody: Buffer, signature: string): Promise<number> {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const address = await this.shop.app.getUrl();
    const body = new Uint8Array(rawBody);
    return (await fetch(`${address}/api/payments/notices`, { method: 'POST', headers, body })).status;
  }

  /** Runs every job about money, and sends back what is owed, until there is nothing left to do. */
  async works(): Promise<void> {
    for (;;) {
      await this.refunds.catchUp();
      const jobs = await this.waiting();
      if (jobs.length === 0) return;
      for (const { payload, ...outbox } of jobs)
        await this.processor.process({ id: 'story', name: outbox.kind, data: { outbox, payload } });
    }
  }

  /** All that follows a payment that was made: its notice comes, and the worker does the rest. */
  async settles(order: Placed): Promise<void> {
    await until(async () => {
      await this.delivers();
      await this.works();
      return (await this.payment(order)).paid > 0;
    });
  }

  /** Runs what follows the log until it has seen all of it. */
  async follows(subscription: Subscription): Promise<void> {
    const { app, pool, clock } = this.shop;
    const parts = followerParts({ pool, clock, types: app.get(EventTypes, { strict: false }) });
    await new SubscriptionFollower(subscription, parts, new AbortController().signal).catchUp();
  }

  /**
   * So many orders before all others that stay as they are: each with a payment that has no page yet, and with a refund that
   * the gateway does not know.
   */
  async fillPages(count: number): Promise<void> {
    const id = "('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid";
    const [long, later] = ["now() - interval '1 day'", "now() + interval '1 day'"];
    const each = `select -9, ${id}, ${id}`;
    await this.pool.query(
      `with numbers as (select n from generate_series(1, ${count}) n),
         orders as (insert into merchandise.orders (id, reference, status, person_ref, placed_at)
           select ${id}, 'STUCK-' || n, 'awaiting_payment', (select person_ref from merchandise.orders limit 1), ${long} from numbers),
         paid as (insert into payments.payments (ledger, id, order_id, state, amount, started_at, until)
           ${each}, 'open', 1, ${long}, ${later} from numbers)
       insert into payments.refunds (ledger, id, order_id, payment_id, state, amount, started_at)
         ${each}, ${id}, 'started', 1, ${long} from numbers`,
    );
  }

  close = async (): Promise<void> => {
    await this.shop.close();
    await this.sandbox.close();
  };

  private async waiting(): Promise<readonly (OutboxKey & { readonly payload: PaymentJob })[]> {
    const { rows } = await this.pool.query(
      `select ledger, position::float8 as position, kind, payload from log.outbox where kind = any($1) and done_at is null order by at`,
      [paymentsQueue.kinds],
    );
    return rows;
  }
}

/** @param more settings of the house @param beside migrations of rooms that look on @param options the room with those, and where its venue is */
export async function paymentHouse(
  more: Readonly<Record<string, string>> = {},
  beside: readonly Migration[] = [],
  { room = PaymentsModule, isElsewhere = false }: Pick<ShopOptions, 'room' | 'isElsewhere'> = {},
): Promise<PaymentHouse> {
  const sandbox = await sandboxHouse();
  const at = new Date();
  const day = saturdayAfter(at);
  const env = { PAYMENT_SANDBOX_URL: sandbox.url, STRIPE_WEBHOOK_SECRET: webhookSecret, ...more };
  const shop = await shopHouse(env, { room, isElsewhere, migrations: [...paymentsMigrations, ...beside], at, day });
  return new PaymentHouse(shop, sandbox, day);
}
