import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import fc from 'fast-check';
import { openApi } from '../../src/apps/api/open-api.js';
import { apiDocument } from '../../src/platform/http/api-docs/api-docs.js';
import { freshDatabase } from '../fresh-database.js';
import { adminCookie, adminSetup } from '../sign-in-people.js';
import { endpointsOf } from './endpoints.js';
import { type MalformedRequest, malformedRequest } from './malformed-requests.js';
import { type Answer, send, sendBytes } from './send.js';

/** 1,500 in `npm test`; `npm run malformed` sends 15,000 (docs/how-to/send-malformed-requests.md). */
const count = Number(process.env.MALFORMED_REQUESTS ?? 1_500);
const seed = Number(process.env.SEED ?? 20_261_121);
const BATCH_SIZE = 16;

let app: NestExpressApplication;
let port: number;
let admin: string;

beforeAll(async () => {
  app = await openApi(await freshDatabase(adminSetup));
  await app.listen(0, '127.0.0.1');
  port = (app.getHttpServer().address() as AddressInfo).port;
  admin = await adminCookie(`http://127.0.0.1:${port}`);
}, 60_000);

afterAll(() => app.close());

/** Behind the doors that only admins pass stands one who sends the same nonsense. */
const asWhoMayAsk = (malformed: MalformedRequest): MalformedRequest =>
  isForAdmins(malformed) ? { ...malformed, headers: { ...malformed.headers, cookie: admin } } : malformed;

const isForAdmins = ({ path }: MalformedRequest): boolean => path.startsWith('/api/admin/');

/** What every answer owes: no fault of ours, and for a refusal one text for people. */
function complaint({ status, body }: Answer, method: string): string | undefined {
  if (status >= 500 || status === 0) return `answered ${status}`;
  if (status < 400 || method === 'HEAD') return undefined;
  const message = messageIn(body);
  return typeof message === 'string' && message.length > 0
    ? undefined
    : `answered ${status} without a message: ${body.slice(0, 200)}`;
}

function complaintsAbout({ malformed, answer }: { malformed: MalformedRequest; answer: Answer }): string[] {
  const { method, path, body } = malformed;
  const found = complaint(answer, method);
  return found ? [`${method} ${path.slice(0, 200)} ${body?.toString().slice(0, 200)}: ${found}`] : [];
}

function messageIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { message?: unknown }).message;
  } catch {
    return undefined;
  }
}

describe('a service that is sent nonsense', () => {
  it(`answers ${count} malformed requests over every endpoint without a fault of its own, and says what is wrong`, async () => {
    const requests = fc.sample(malformedRequest(endpointsOf(apiDocument('test'))), { seed, numRuns: count });
    const complaints: string[] = [];
    const toAdmin: number[] = [];
    for (let first = 0; first < requests.length; first += BATCH_SIZE) {
      const group = requests.slice(first, first + BATCH_SIZE);
      const answered = await Promise.all(
        group.map(async (malformed) => ({ malformed, answer: await send(port, asWhoMayAsk(malformed)) })),
      );
      complaints.push(...answered.flatMap(complaintsAbout));
      toAdmin.push(...answered.filter(({ malformed }) => isForAdmins(malformed)).map(({ answer }) => answer.status));
    }
    expect(complaints).toEqual([]);
    expect(toAdmin).toContain(400);
    expect(toAdmin).not.toContain(401);
  }, 300_000);

  it.each([
    ['a line that is no request', 'nonsense\r\n\r\n'],
    ['a header without a name', 'GET /api/nothing HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
    ['a header of 100 KB', `GET /api/nothing HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['two lengths', 'POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a chunk without a size', 'POST /api/nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
  ])('answers %s with a 4xx and a message', async (_, bytes) => {
    const answer = await sendBytes(port, bytes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(complaint(answer, 'GET')).toBeUndefined();
  });

  it('still serves those who make sense', async () => {
    expect(await send(port, { method: 'GET', path: '/health/ready', headers: {} })).toMatchObject({ status: 200 });
  });
});
