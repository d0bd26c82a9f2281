import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  confirmBooking,
  createClient,
  downloadCandidateFile,
  listVenues,
  placeBooking,
  putReleaseFile,
} from './index.js';

let server: Server;
let baseUrl: string;
let seen: IncomingMessage | undefined;
let answer: { status: number; type?: string; body: string } = { status: 200, body: '' };

beforeAll(async () => {
  server = createServer((request, response) => {
    seen = request;
    response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a program that calls the API', () => {
  it('gets what an operation answers', async () => {
    answer = { status: 200, body: '[{"id":1}]' };
    expect(await createClient({ baseUrl }).call(listVenues, {})).toEqual([{ id: 1 }]);
    expect(seen?.url).toBe('/api/venues');
  });

  it('sends a token and a key where the operation has them', async () => {
    answer = { status: 200, body: '{"id":"b"}' };
    const input = { params: { id: 'b' }, body: {}, token: 'of-the-link', idempotencyKey: 'once-and-again' };
    await createClient({ baseUrl }).call(confirmBooking, input);
    expect([seen?.method, seen?.url]).toEqual(['POST', '/api/bookings/b/confirm']);
    expect(seen?.headers).toMatchObject({ 'booking-token': 'of-the-link', 'idempotency-key': 'once-and-again' });
  });

  it('gets a file as its bytes, and sends one as it is', async () => {
    answer = { status: 200, type: 'application/pdf', body: '%PDF-1.7' };
    const file = await createClient({ baseUrl }).call(downloadCandidateFile, { params: { id: 7 } });
    expect([file instanceof Blob, await file.text()]).toEqual([true, '%PDF-1.7']);
    answer = { status: 204, body: '' };
    const params = { app: 'mfe-catalog', build: '0123abc', file: 'main.js' };
    await createClient({ baseUrl }).call(putReleaseFile, { params, body: new Blob(['x']) });
    expect([seen?.headers['content-length'], seen?.headers['content-type']]).toEqual(['1', undefined]);
  });

  it('hears the code of a refusal, and of a page of a proxy its status', async () => {
    const body = {} as Parameters<typeof placeBookingWith>[0];
    answer = { status: 409, body: '{"code":"SLOT_FULL","message":"Full","requestId":"r-1"}' };
    await expect(placeBookingWith(body)).rejects.toMatchObject({ status: 409, code: 'SLOT_FULL', requestId: 'r-1' });
    answer = { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' };
    await expect(placeBookingWith(body)).rejects.toMatchObject({ status: 502, code: 'UNKNOWN' });
  });
});

type Body = Parameters<NonNullable<typeof placeBooking.types>>[0]['body'];
const placeBookingWith = (body: Body) => createClient({ baseUrl }).call(placeBooking, { body });
