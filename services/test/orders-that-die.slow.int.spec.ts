import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Service, startService } from './history/service.js';
import { until } from './until.js';
import { writtenMails } from './written-mails.js';

const json = { 'Content-Type': 'application/json' };
const ann = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };

let service: Service;
let folder: string;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  service = await startService(1);
  folder = await mkdtemp(join(tmpdir(), 'northlight-orders-'));
}, 60_000);
afterAll(async () => {
  worker?.kill('SIGKILL');
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (address: string, body: object) =>
  fetch(`http://127.0.0.1:${address}`, {
    method: 'POST',
    headers: { ...json, 'Idempotency-Key': 'the-order-that-dies' },
    body: JSON.stringify(body),
  });

async function book(): Promise<{ id: string; manageToken: string }> {
  const { rows } = await service.pool.query(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where venue_id = 1 and booked_count = 0 order by date desc, slot_id limit 1`,
  );
  const visit = { venueId: 1, ...rows[0], numberOfTickets: 2, ticketType: 'standard' };
  const answer = await post(`${service.ports[0]}/api/bookings`, { ...visit, ...ann });
  return (await answer.json()) as { id: string; manageToken: string };
}

const statusOf = async (id: string): Promise<string> =>
  (await service.pool.query('select status from booking.bookings where id = $1', [id])).rows[0]?.status;
const ordersWith = async (id: string): Promise<string[]> => {
  const { rows } = await service.pool.query(
    'select reference from merchandise.orders join merchandise.order_bookings on order_id = id where booking_id = $1',
    [id],
  );
  return rows.map(({ reference }) => reference);
};
const left = async (): Promise<number> =>
  (await service.pool.query('select inventory from merchandise.products where id = 7')).rows[0]?.inventory;

function startWorker(): void {
  const main = join(__dirname, '..', 'dist', 'apps', 'worker', 'main.js');
  const env = { ...process.env, ...service.env, DATA_DIR: folder, PROCESS_NAME: 'worker', PORT: '0' };
  worker = spawn(process.execPath, [main], { env, stdio: 'ignore' });
}

describe('an order whose process dies before its booking is confirmed', () => {
  let visit: { id: string; manageToken: string };
  let pieces: number;
  const order = (port: number | undefined) =>
    post(`${port}/api/orders`, {
      ...ann,
      bookings: [{ id: visit.id, token: visit.manageToken }],
      products: [{ productId: 7, quantity: 2 }],
    });

  it('stands with its pieces, though nobody answered', async () => {
    [visit, pieces] = [await book(), await left()];
    // the confirmation is the first decision that this process takes to the log
    const { port } = await service.another({ NODE_ENV: 'test', FAULT: 'before-append:kill' });
    await expect(order(port)).rejects.toThrow('fetch failed');
    expect([await statusOf(visit.id), (await ordersWith(visit.id)).length, await left()]).toEqual([
      'pending',
      1,
      pieces - 2,
    ]);
  });

  it('is finished by the worker, which confirms the booking and writes one mail', async () => {
    startWorker();
    await until(async () => (await statusOf(visit.id)) === 'confirmed');
    const name = `order-confirmation-${(await ordersWith(visit.id))[0]}.eml`;
    await until(async () => (await writtenMails(folder)).includes(name));
    const mail = await readFile(join(folder, 'mail', name), 'utf8');
    expect(mail).toMatch(/^To: Ann Lee <ann@example.com>/m);
    expect(mail).toContain('Rochester Flagship, 100 Demo Plaza');
    expect((await writtenMails(folder)).filter((file) => file.startsWith('order-'))).toEqual([name]);
  }, 60_000);

  it('is finished by a process that stands back behind those that answer', () => {
    expect(getPriority(worker?.pid)).toBeGreaterThan(getPriority());
  });

  it('is told to the client who asks again, once', async () => {
    const answer = await order(service.ports[0]);
    const { status, bookings } = (await answer.json()) as { status: string; bookings: { status: string }[] };
    expect([answer.status, status, bookings[0]?.status]).toEqual([201, 'reserved', 'confirmed']);
    expect([(await ordersWith(visit.id)).length, await left()]).toEqual([1, pieces - 2]);
  });
});
