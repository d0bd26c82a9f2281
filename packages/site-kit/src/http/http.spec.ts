import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { SiteServer } from '../testing/browser.ts';
import { answerTo, getJson, type HttpOptions, readAnswer } from './http.ts';
import { HttpError } from './http-error.ts';
import { answerIdentity, askIdentity, useIsIdentityRequested } from './identity-question.ts';
import { noteServerTime, serverNow } from './server-clock.ts';
import { fullLoad } from './waiting-room.ts';

let server: SiteServer;

beforeAll(async () => {
  server = await SiteServer.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.length = 0;
});

const send = async (method: string, path: string, options?: HttpOptions) =>
  readAnswer(await answerTo(method, path, options));

const refusal = (ask: Promise<unknown>) =>
  ask.then(
    () => Promise.reject(new Error('was not refused')),
    (reason: unknown) => reason as HttpError,
  );

describe('a call to the API', () => {
  it('sends an object as JSON, with its idempotency key', async () => {
    server.answers = { 'POST /api/bookings': { status: 201, body: { id: 'b' } } };
    await send('POST', '/api/bookings', { body: { venueId: 1 }, headers: { 'idempotency-key': 'once' } });
    expect(server.requests[0]).toMatchObject({
      body: '{"venueId":1}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
    });
  });

  it('sends a multipart body as it is given', async () => {
    server.answers = { 'POST /api/upload/product/1': { status: 202, body: {} } };
    const form = new FormData();
    form.set('alt', 'A mug');
    await send('POST', '/api/upload/product/1', { body: form }).catch(() => undefined);
    expect(server.requests[0]?.headers['content-type']).not.toBe('application/json');
  });

  it('takes the time of the server from what no cache has kept', async () => {
    const shown = { date: 'Fri, 20 Nov 2026 14:40:00 GMT' };
    const answer = (saved: string) => ({ status: 200, body: {}, headers: { ...shown, 'cache-control': saved } });
    server.answers = {
      'GET /api/venues': answer('public, max-age=60'),
      'GET /api/availability/days': answer('no-cache'),
    };
    await send('GET', '/api/venues');
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(2_000);
    await send('GET', '/api/availability/days');
    expect(Math.abs(serverNow() - Date.parse(shown.date))).toBeLessThan(60_000);
    noteServerTime(new Date().toUTCString());
  });

  it('answers nothing for an empty success', async () => {
    server.answers = { 'DELETE /api/experiences/1': { status: 204 } };
    expect(await send('DELETE', '/api/experiences/1')).toBeUndefined();
  });
});

describe('a refused call', () => {
  it('carries status and body text in its message, and the server’s words for people', async () => {
    const body = { statusCode: 409, message: 'Not enough seats', code: 'SLOT_FULL', requestId: 'r-1' };
    server.answers = { 'POST /api/bookings': { status: 409, body } };
    const error = await refusal(send('POST', '/api/bookings', { body: {} }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error.message).toBe(`409: ${JSON.stringify(body)}`);
    expect(error).toMatchObject({ status: 409, code: 'SLOT_FULL', requestId: 'r-1', userMessage: 'Not enough seats' });
  });

  it('names the fields that were wrong', async () => {
    const errors = [{ field: 'customerEmail', message: 'Please enter a valid email' }];
    server.answers = {
      'POST /api/bookings': { status: 400, body: { message: 'Check', code: 'INVALID_INPUT', errors } },
    };
    expect(await refusal(send('POST', '/api/bookings', { body: {} }))).toMatchObject({ errors });
  });

  it('falls back to the status text when the body is empty', async () => {
    server.answers = { 'GET /api/venues': { status: 503 } };
    expect((await refusal(send('GET', '/api/venues'))).message).toBe('503: Service Unavailable');
  });

  it('has no words for people when the body is a page of a proxy', async () => {
    server.answers = { 'GET /api/venues': { status: 502, body: '<h1>Bad Gateway</h1>', type: 'text/html' } };
    expect(await refusal(send('GET', '/api/venues'))).toMatchObject({ code: 'UNKNOWN', userMessage: undefined });
  });
});

describe('a call that is refused because others are before', () => {
  it('leads to the waiting room, by a full load of the page, with what was wanted', async () => {
    const loads: string[] = [];
    fullLoad.of = (address) => loads.push(address);
    history.replaceState(null, '', '/checkout?step=pay#total');
    const body = { message: 'There’s a waiting room', code: 'WAITING_ROOM_TURN_NEEDED' };
    server.answers = {
      'POST /api/bookings': { status: 429, body },
      'POST /api/waitlist': { status: 429, body: { message: 'Slow down', code: 'TOO_MANY_REQUESTS' } },
    };
    expect(await refusal(send('POST', '/api/bookings', { body: { experienceId: 7 } }))).toMatchObject({ status: 429 });
    await refusal(send('POST', '/api/waitlist', { body: { experienceId: 7 } }));
    expect(loads).toEqual([`${location.origin}/checkout?step=pay&experienceId=7`]);
  });
});

describe('a call that never arrives', () => {
  it('says what to do next', async () => {
    const error = await refusal(send('GET', 'http://127.0.0.1:1/api/venues'));
    expect(error).toMatchObject({
      status: 0,
      userMessage: "Couldn't reach the server. Check your connection and try again.",
    });
  });

  it('stays an abort when the page has lost interest', async () => {
    const controller = new AbortController();
    const call = refusal(getJson('/api/venues', controller.signal));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

describe('a call that is refused because the sign-in is old', () => {
  const body = { message: 'Please confirm with your password that it is you.', code: 'FRESH_SIGN_IN_NEEDED' };
  const refused = { 'PUT /api/admin/settings': { status: 403, body } };

  it('is sent again as it was when its owner has said who they are', async () => {
    const { result, unmount } = renderHook(() => useIsIdentityRequested());
    server.answers = refused;
    const call = send('PUT', '/api/admin/settings', { body: { groupFrom: 7 } });
    await waitFor(() => expect(result.current).toBe(true));
    server.answers = { 'PUT /api/admin/settings': { status: 200, body: { version: 2 } } };
    act(() => answerIdentity(true));
    expect(await call).toEqual({ version: 2 });
    expect(server.requests.slice(-2).map((request) => request.body)).toEqual(['{"groupFrom":7}', '{"groupFrom":7}']);
    unmount();
  });

  it('asks once for all that wait', async () => {
    const { result, unmount } = renderHook(() => useIsIdentityRequested());
    let answers: Promise<boolean>[] = [];
    act(() => {
      answers = [askIdentity(), askIdentity()];
    });
    act(() => answerIdentity(true));
    expect([await Promise.all(answers), result.current]).toEqual([[true, true], false]);
    unmount();
  });

  it('stays refused when they do not, and where nobody can be asked', async () => {
    server.answers = refused;
    const { result, unmount } = renderHook(() => useIsIdentityRequested());
    const call = refusal(send('PUT', '/api/admin/settings', { body: {} }));
    await waitFor(() => expect(result.current).toBe(true));
    act(() => answerIdentity(false));
    expect(await call).toMatchObject({ code: 'FRESH_SIGN_IN_NEEDED' });
    unmount();
    expect(await askIdentity()).toBe(false);
  });
});
