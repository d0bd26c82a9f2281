import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type SandboxHouse,
  sandboxHouse,
  webhookSecret,
} from '../src/contexts/payments/gateway/testing/sandbox-house.js';
import { type Running, type Service, startService } from './history/service.js';
import { until } from './until.js';

const ann = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };
/** `npm run faults` has a process die at every point that it passes, `npm test` at one of each kind. */
const isThorough = process.env.FAULT_TIMES !== undefined;
const points = ['before-read', 'before-append', 'before-projection', 'before-commit', 'commit-sent', 'after-commit'];
const kills = (names: readonly string[]) => names.map((name) => `${name}:kill`);
/** The customer opens the page of the payment: begun, opened at the gateway, written down. */
const deathsAtStart = isThorough ? kills([...points, 'before-call', 'after-call']) : ['after-call:kill'];
/** A notice is worked off, the order is settled. */
const deathsAfterPayment = isThorough
  ? [...kills(points), ...points.map((point) => `${point}:kill:2`)]
  : ['after-commit:kill:1'];
/** What is owed is sent on its way, given back at the gateway, written down. */
const deathsAfterCancellation = isThorough ? kills([...points, 'before-call', 'after-call']) : ['after-commit:kill:1'];

let sandbox: SandboxHouse;
let service: Service;
let deaths = 0;

beforeAll(async () => {
  sandbox = await sandboxHouse();
  const settings = { PAYMENT_SANDBOX_URL: sandbox.url, STRIPE_WEBHOOK_SECRET: webhookSecret };
  service = await startService(1, settings);
}, 90_000);
afterAll(async () => {
  await service.stop();
  await sandbox.close();
});

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
async function post(path: string, body: object, { port = service.ports[0], ...headers }: Sent = {}): Promise<any> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Headers, and where a request goes; to the process that does not die unless it is said. */
interface Sent {
  readonly port?: number;
  readonly 'Idempotency-Key'?: string;
  readonly 'Order-Token'?: string;
  readonly 'Booking-Token'?: string;
}

async function book(): Promise<{ readonly id: string; readonly manageToken: string }> {
  const { rows } = await service.pool.query(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where venue_id = 1 and booked_count = 0 order by date desc, slot_id limit 1`,
  );
  return post('/api/bookings', { venueId: 1, ...rows[0], numberOfTickets: 2, ticketType: 'standard', ...ann });
}

/** Pays an order at the sandbox, and hands the notice of that to the API. */
async function pay(visit: { readonly id: string; readonly manageToken: string }): Promise<string> {
  const lines = { bookings: [{ id: visit.id, token: visit.manageToken }], products: [{ productId: 7, quantity: 2 }] };
  const order = await post(
    '/api/orders',
    { ...ann, ...lines, payOnline: true },
    { 'Idempotency-Key': `order-of-${visit.id}` },
  );
  const { url } = await open(order);
  await sandbox.pay({ url } as Parameters<SandboxHouse['pay']>[0]);
  await until(async () => sandbox.notices().length > 0);
  for (const { rawBody, signature } of sandbox.notices())
    await fetch(`http://127.0.0.1:${service.ports[0]}/api/payments/notices`, {
      method: 'POST',
      headers: { 'Stripe-Signature': signature },
      body: new Uint8Array(rawBody),
    });
  return order.id;
}

/** Opens the page of the payment at processes that die on it, and in the end at one that does not: it is one page. */
async function open(order: { readonly id: string; readonly token: string }): Promise<{ readonly url: string }> {
  const path = `/api/orders/${order.id}/payments`;
  for (const fault of deathsAtStart) {
    const { port } = await service.another({ NODE_ENV: 'test', FAULT: fault });
    const answer = post(path, {}, { port, 'Order-Token': order.token });
    await answer.catch(() => {
      deaths += 1; // nobody answers any more
    });
  }
  return post(path, {}, { 'Order-Token': order.token });
}

const rowOf = async (visit: { readonly id: string }) =>
  (
    await service.pool.query('select status, held, owed, on_its_way, refund from booking.bookings where id = $1', [
      visit.id,
    ])
  ).rows[0];

/** Workers that die one after the other, until what is waited for has come true; the last one dies of nothing. */
async function untilSettled(faults: readonly string[], isSettled: () => Promise<boolean>): Promise<void> {
  for (const fault of faults) await letDie(await startKillable(fault), isSettled);
  const worker = await service.worker();
  await until(isSettled, 150);
  worker.stop();
}

const startKillable = (fault: string): Promise<Running | undefined> =>
  service.worker({ NODE_ENV: 'test', FAULT: fault }).catch(() => undefined); // dead before it was up

/** Waits until it is dead, or has done all that there was to do. */
async function letDie(worker: Running | undefined, isSettled: () => Promise<boolean>): Promise<void> {
  const isDead = () => worker?.pid === undefined || !isAlive(worker.pid);
  await until(async () => isDead() || (await isSettled()), 150);
  if (isDead()) deaths += 1;
  worker?.stop();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a payment whose worker dies on it', () => {
  let visit: Awaited<ReturnType<typeof book>>;

  it('is captured once, and the order is firm with one mail', async () => {
    visit = await book();
    const orderId = await pay(visit);
    const isFirm = async () =>
      (await service.pool.query('select status from merchandise.orders where id = $1', [orderId])).rows[0]?.status ===
      'reserved';
    await untilSettled(deathsAfterPayment, isFirm);
    const { rows } = await service.pool.query('select state, count(*)::int from payments.payments group by state');
    expect(rows).toEqual([{ state: 'captured', count: 1 }]);
    expect(await rowOf(visit)).toMatchObject({ status: 'confirmed', held: 7_208, owed: 0 });
    const mails = await service.pool.query(
      "select from log.outbox where kind = 'order-confirmation' and payload->>'orderId' = $1",
      [orderId],
    );
    expect(mails.rowCount).toBe(1);
  }, 400_000);

  it('goes back once where the visit is cancelled, though a worker dies on that too', async () => {
    await post(`/api/bookings/${visit.id}/cancel`, {}, { 'Booking-Token': visit.manageToken });
    await untilSettled(
      deathsAfterCancellation,
      async () => (await rowOf(visit)).held === 0 && (await rowOf(visit)).on_its_way === 0,
    );
    expect(await rowOf(visit)).toMatchObject({ held: 0, owed: 0, on_its_way: 0, refund: 7_208 });
    const { rows } = await service.pool.query(
      `select r.id, r.state, p.charge_id as charge from payments.refunds r join payments.payments p on p.id = r.payment_id`,
    );
    expect(rows).toMatchObject([{ state: 'settled' }]);
    expect(await sandbox.gateway.findRefund(rows[0].id, rows[0].charge)).toMatchObject({ state: 'succeeded' });
    // what is passed by nobody kills nobody: a page that is open is not opened again
    expect(deaths).toBeGreaterThanOrEqual(isThorough ? 12 : 3);
  }, 400_000);
});
