import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Service, startService } from '../history/service.js';
import { book, bookWithRetries, freeSlots, type Slot, seatsOf } from './visitors.js';

/** `CROWD=5000 CROWD_SECONDS=10 npx jest crowds --selectProjects int` says others. */
const crowd = Number(process.env.CROWD ?? 500);
const seconds = Number(process.env.CROWD_SECONDS ?? 2);
const usual = 32;

let service: Service;
let port: number;
let slots: Slot[];
/** One that the first story does not touch. */
let untouched: Slot;

beforeAll(async () => {
  service = await startService(1);
  [port] = service.ports as [number];
  slots = await freeSlots(service.pool, 4_000);
  untouched = slots.pop() as Slot;
}, 120_000);
afterAll(() => service.stop());

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** Milliseconds from the asking to the end of the answer. */
  readonly took: number;
}

/** Asks for a seat as cheaply as can be, so that the crowd does not take the machine from those who serve it. */
function askOnce(slot: Slot, agent: Agent): Promise<Answer> {
  const began = performance.now();
  const person = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };
  const body = JSON.stringify({ venueId: 1, ...slot, numberOfTickets: 1, ticketType: 'standard', ...person });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  return new Promise((resolve, reject) => {
    const requests = request({ port, host: '127.0.0.1', path: '/api/bookings', method: 'POST', agent, headers });
    requests.on('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const end = () => resolve({ status, retryAfter: headers['retry-after'], took: performance.now() - began });
      answer.on('end', end).resume();
    });
    requests.on('error', reject).end(body);
  });
}

/** Booked, or sold out: somebody was served. */
const isServed = (status: number): boolean => status === 201 || status === 409;

/** So many people book on and on for some seconds. @returns what they were answered */
async function visit(people: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const until = performance.now() + seconds * 1_000;
  const answers: Answer[] = [];
  const one = async (): Promise<void> => {
    while (performance.now() < until) answers.push(await askOnce(slots[next++ % slots.length] as Slot, agent));
  };
  await Promise.all(Array.from({ length: people }, one));
  agent.destroy();
  return answers;
}
let next = 0;

const accepted = (answers: readonly Answer[]): Answer[] => answers.filter(({ status }) => isServed(status));
const lateOnes = (answers: readonly Answer[]): number =>
  answers.map(({ took }) => took).sort((one, other) => one - other)[Math.floor(answers.length * 0.99)] ?? 0;
const kindsOf = (answers: readonly { readonly status: number }[]): number[] =>
  [...new Set(answers.map(({ status }) => status))].sort();

describe(`ten times as many people as are served at full speed, for ${seconds} seconds`, () => {
  it('are booked, or told when to come again; afterwards everything is as before', async () => {
    await visit(usual); // warms up
    const [peak, over] = [await visit(usual), await visit(usual * 10)];
    const share = Math.round((100 * accepted(over).length) / accepted(peak).length);
    const figures = `${accepted(peak).length / seconds} bookings/s by ${usual} people; by ${usual * 10}: ${share} %`;
    const late = `99 of 100 within ${lateOnes(accepted(over)).toFixed(0)} ms`;
    process.stdout.write(`${figures}, ${late}, ${over.length - accepted(over).length} told to come again\n`);
    const otherwise = over.filter(({ status, retryAfter }) => {
      const isLater = (status === 503 || status === 429) && retryAfter !== undefined;
      return !isServed(status) && !isLater;
    });
    expect(otherwise).toEqual([]);
    expect(accepted(over).length).toBeGreaterThan(0);
    expect(isServed((await book(port, slots[next++ % slots.length] as Slot)).status)).toBe(true);
  }, 600_000);
});

describe(`${crowd} people who want the seats of one slot at the same moment`, () => {
  it('buy what there is, and are all told so, over few connections to the database', async () => {
    const slot = untouched;
    const answers = await Promise.all(Array.from({ length: crowd }, () => bookWithRetries(port, slot)));
    const { rows } = await service.pool.query<{ connections: number }>(
      `select count(*)::int as connections from pg_stat_activity
       where datname = current_database() and application_name = 'northlight'`,
    );
    const [seats, tickets] = await seatsOf(service.pool, slot);
    expect(kindsOf(answers)).toEqual([201, 409]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(seats ?? 0);
    expect([seats, answers.filter(({ code }) => code === 'SLOT_FULL').length]).toEqual([tickets, crowd - (seats ?? 0)]);
    expect(rows[0]?.connections).toBeLessThanOrEqual(2 * 8 + 2 + 1); // two pools, the command queues, and ours
  }, 600_000);
});
