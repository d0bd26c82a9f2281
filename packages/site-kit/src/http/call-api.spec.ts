import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  confirmBooking,
  findSlots,
  listInquiries,
  listMemberships,
  listVenueExperiences,
  listVenues,
  showMembership,
  showVenue,
} from '@northlight/client';
import { QueryClient } from '@tanstack/react-query';
import { SiteServer } from '../testing/browser.ts';
import { apiQuery, callApi, callApiPage, refresh } from './call-api.ts';

let server: SiteServer;

beforeAll(async () => {
  server = await SiteServer.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.length = 0;
});

describe('a call of an operation', () => {
  it('sends what is asked for and leaves out what is empty', async () => {
    server.answers = { 'GET /api/availability?venueId=1&date=2026-11-28': { status: 200, body: [{ id: 'a' }] } };
    const query = { venueId: 1, experienceId: '', date: '2026-11-28' };
    expect(await callApi(findSlots, { query })).toEqual([{ id: 'a' }]);
  });

  it('has its parameters in the address, its token and its key in headers', async () => {
    server.answers = { 'POST /api/bookings/a%2Fb/confirm': { status: 200, body: { id: 'a/b' } } };
    const input = { params: { id: 'a/b' }, body: {}, token: 'of-the-link', idempotencyKey: 'once-and-again' };
    expect(await callApi(confirmBooking, input)).toEqual({ id: 'a/b' });
    expect(server.requests[0]?.headers).toMatchObject({
      'booking-token': 'of-the-link',
      'idempotency-key': 'once-and-again',
    });
  });

  it('finds the next page of an array in its Link', async () => {
    const link = '</api/admin/franchise-inquiries?cursor=abc_1>; rel="next"';
    server.answers = { 'GET /api/admin/franchise-inquiries': { status: 200, body: [{ id: 1 }], headers: { link } } };
    expect(await callApiPage(listInquiries, {})).toEqual({ items: [{ id: 1 }], nextCursor: 'abc_1' });
  });
});

describe('a read that is kept', () => {
  const read = async (client: QueryClient, ...queries: { queryKey: readonly unknown[] }[]) => {
    for (const query of queries) client.setQueryData([...query.queryKey], []);
  };
  const stale = (client: QueryClient) =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey);

  it('is asked again with all that lies under the same address, and nothing else', async () => {
    const client = new QueryClient();
    const plans = [apiQuery(listMemberships, {}), apiQuery(showMembership, { params: { id: 7 } })];
    await read(client, ...plans, apiQuery(listVenues, {}));
    await refresh(client, listMemberships);
    expect(stale(client)).toEqual([['/api/memberships'], ['/api/memberships/id', '7']]);
  });

  it('is asked again by the address of one of many', async () => {
    const client = new QueryClient();
    const venue = { params: { slug: 'boston' } };
    const shown = [apiQuery(showVenue, venue), apiQuery(listVenueExperiences, { params: { slugOrId: 'boston' } })];
    await read(client, ...shown);
    await refresh(client, showVenue);
    expect(stale(client)).toEqual([
      ['/api/venues', 'boston'],
      ['/api/venues', 'boston', 'experiences'],
    ]);
  });
});
