import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../processes/plain-error.js';
import { startTestSystem } from '../proof/journeys.js';
import { readLocalFile } from '../start/local-file.js';

const CROWDS = [200, 257, 1_000, 3_000];
const SENDERS = 300;
const ROUNDS = 10;
const FROZEN_ANSWER_MS = 5_000;

interface Reply {
  readonly status: number;
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

/**
 * `npm run crowd`: crowds at the composed address, senders whose bodies never come, and an API that stands still. Each
 * request has an answer, and no process ends; anything else ends the command with 1.
 */
export async function main(): Promise<void> {
  const system = await startTestSystem();
  try {
    for (const size of CROWDS) await crowd(system.url, size);
    await sendersWithoutBodies(system.url);
    await frozenApi(system.url, readLocalFile(system.dataDir)?.pids.api ?? 0);
    const ended = system.ended();
    mustBe(ended.length === 0, ended.join('\n'));
    console.log('\nThe processes are those of the start.');
  } finally {
    await system.stop();
  }
}

async function crowd(url: string, size: number): Promise<void> {
  const replies = await Promise.all(Array.from({ length: size }, () => ask(`${url}/api/venues`)));
  tell(`${size} at once`, replies);
  for (const { status, hasRetryAfter } of replies) {
    mustBe(status === 200 || ([429, 503].includes(status) && hasRetryAfter), `One of ${size} got ${status}.`);
  }
}

/** In turns: a machine that others use is as busy in the one as in the other. */
async function sendersWithoutBodies(url: string): Promise<void> {
  await oneByOne(`${url}/api/venues`);
  const [alone, among]: [Reply[], Reply[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await oneByOne(`${url}/api/venues`)));
    among.push(...(await besideSenders(url, () => oneByOne(`${url}/api/venues`))));
  }
  tell('Alone, one after the other', alone);
  tell(`Beside ${SENDERS} senders whose bodies never come`, among);
  console.log(`  p95 beside them / p95 alone: ${(p95(among) / p95(alone)).toFixed(2)}`);
}

async function besideSenders(url: string, work: () => Promise<Reply[]>): Promise<Reply[]> {
  const senders = ['/api/contact', '/api/upload/experience/1'].flatMap((path) =>
    Array.from({ length: SENDERS / 2 }, () => stuckSender(url, path)),
  );
  await pause(500);
  const replies = await work();
  for (const sender of senders) sender.destroy();
  await pause(500);
  return replies;
}

async function frozenApi(url: string, pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  const replies = await Promise.all([
    ...Array.from({ length: 300 }, () => ask(`${url}/api/venues`)),
    ask(`${url}/api/contact`, '{"name":"Ann"}'),
    ask(`${url}/api/availability/stream?venueId=1&date=2026-12-01`),
  ]).finally(() => process.kill(pid, 'SIGCONT'));
  tell('An API that stands still', replies);
  for (const { status, ms, hasRetryAfter } of replies) {
    mustBe([503, 504].includes(status) && hasRetryAfter, `With a frozen API one got ${status}.`);
    if (ms > FROZEN_ANSWER_MS) console.log(`  ! one waited ${ms.toFixed(0)} ms`);
  }
  await pause(1_000);
  tell('Once it goes on', [await ask(`${url}/api/venues`)]);
}

async function oneByOne(url: string): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let nth = 0; nth < 300; nth++) replies.push(await ask(url));
  return replies;
}

/** Over a connection of its own; status 0 says that no HTTP answer came. */
async function ask(url: string, body?: string): Promise<Reply> {
  const since = performance.now();
  const headers = body ? { 'Content-Type': 'application/json', 'Content-Length': body.length } : {};
  const asking = request(url, { agent: false, method: body ? 'POST' : 'GET', headers }).end(body);
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    const hasRetryAfter = answer.headers['retry-after'] !== undefined;
    return { status: answer.statusCode ?? 0, ms: performance.now() - since, hasRetryAfter };
  } catch {
    return { status: 0, ms: performance.now() - since, hasRetryAfter: false };
  }
}

function stuckSender(url: string, path: string): Socket {
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`,
  );
  return socket;
}

function tell(what: string, replies: readonly Reply[]): void {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  const summary = [...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
  const slowest = Math.max(...replies.map(({ ms }) => ms));
  console.log(`${what.padEnd(48)}${summary}; p95 ${p95(replies).toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`);
}

const p95 = (replies: readonly Reply[]): number => {
  const times = replies.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? times.at(-1) ?? 0;
};

function mustBe(holds: boolean, sentence: string): void {
  if (!holds) throw new PlainError(sentence);
}
