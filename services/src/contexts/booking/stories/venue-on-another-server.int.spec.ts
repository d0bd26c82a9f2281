import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventTypes, Projections } from '@northlight/event-store';
import { LedgerMirror } from '@northlight/event-store/servers';
import type pg from 'pg';
import { type SecondServer, secondServer } from '../../../platform/event-store/testing/second-server.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  houseMigrations,
  type Placed,
  saturday,
} from '../testing/booking-house.js';

let house: BookingHouse;
let other: SecondServer;
let there: pg.Pool;
const desk = signedIn({ id: 4, roles: ['desk'] });

beforeAll(async () => {
  other = await secondServer(houseMigrations);
  there = other.pool;
  house = await bookingHouse(other.env);
  await house.opens(saturday, 2);
});
afterAll(async () => {
  await house.close();
  await other.drop();
});

const of = <Part>(part: abstract new (...given: never[]) => Part): Part => house.app.get<Part>(part, { strict: false });
const moveTo = (server: string) => other.moves(house.app, 1, server);
const eventsOn = async (pool: pg.Pool) =>
  (
    await pool.query(
      'select position, stream, version, type, data::text, batch from log.events where ledger = 1 order by 1',
    )
  ).rows;
const place = async (overrides = {}): Promise<Placed> => (await house.post('/api/bookings', aRequest(overrides))).body;

describe('a venue that moves to another server while it sells', () => {
  it('answers everybody, and sells each seat once', async () => {
    const before = await place();
    const another = await house.anotherApp();
    await another.listen(0, '127.0.0.1');
    const addresses = [await house.app.getUrl(), await another.getUrl()];
    let ends = false;
    const answers: { readonly status: number; readonly body: { readonly id?: string } }[] = [];
    const buyers = addresses.flatMap((address) =>
      [1, 2, 3].map(async () => {
        while (!ends && answers.length < 400) {
          const body = JSON.stringify(aRequest({ numberOfTickets: 1, time: '10:00' }));
          const headers = { 'Content-Type': 'application/json' };
          const response = await fetch(`${address}/api/bookings`, { method: 'POST', headers, body });
          answers.push({ status: response.status, body: (await response.json()) as { id?: string } });
        }
      }),
    );
    const moved = await moveTo('north').finally(() => {
      ends = true;
    });
    await Promise.all(buyers);
    expect(moved.pauseMs).toBeLessThan(1_000);
    expect([...new Set(answers.map(({ status }) => status))].filter((status) => ![201, 409].includes(status))).toEqual(
      [],
    );
    const { rows } = await house.pool.query("select id from booking.bookings where time = '10:00'");
    const sold = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(sold.length).toBeLessThanOrEqual(20);
    expect(rows.map(({ id }) => id).sort()).toEqual(sold.sort());
    expect((await house.get(`/api/bookings/${before.id}`, holding(before))).status).toBe(200);
  });

  it('sells there from then on, and all of the site sees it at home', async () => {
    const booked = await place({ customerName: 'Bo Diaz', customerEmail: 'bo@example.com' });
    const found = (await house.get(`/api/bookings/${booked.id}`, holding(booked))).body;
    expect(found).toMatchObject({ id: booked.id, status: 'pending' });
    expect((await house.post(`/api/bookings/${booked.id}/confirm`, {}, holding(booked))).status).toBeLessThan(300);
    const moved = await house.post(
      `/api/bookings/${booked.id}/reschedule`,
      { date: '2026-11-29', time: '14:30' },
      holding(booked),
    );
    expect([moved.status, moved.body.message]).toEqual([200, undefined]);
    const path = '/api/availability?venueId=1&experienceId=1&date=2026-11-29&days=1';
    expect(JSON.stringify((await house.get(path)).body)).toContain('18');
    const cancelled = await house.post(`/api/admin/bookings/${booked.reference}/cancel`, { reason: 'equipment' }, desk);
    expect(cancelled.body).toMatchObject({ id: booked.id, status: 'cancelled' });
    const { items } = (await house.get(`/api/admin/bookings/${booked.id}/history`, desk)).body;
    expect(items.length).toBeGreaterThan(3);
  });

  it('keeps persons and mails at home only', async () => {
    const { rows } = await there.query(
      `select (select count(*) from booking.customers)::int as customers, (select count(*) from booking.person_keys)::int as keys,
         (select count(*) from log.carried)::int as carried, (select count(*) from log.outbox)::int as jobs`,
    );
    expect(rows).toEqual([{ customers: 0, keys: 0, carried: 0, jobs: 0 }]);
    const { rows: mails } = await house.pool.query(
      "select distinct kind from log.outbox where ledger = 1 and kind like 'booking-%'",
    );
    expect(mails.length).toBeGreaterThan(0);
  });

  it('has the same log on both servers, and rows that its events make', async () => {
    await of(LedgerMirror).bringAllHome();
    expect(await eventsOn(there)).toEqual(await eventsOn(house.pool));
    for (const pool of [house.pool, there])
      for (const name of of(Projections).names) {
        const projections = new Projections(pool, of(EventTypes));
        projections.add(of(Projections).every.filter((one) => one.name === name));
        expect([name, await projections.verify(name)]).toEqual([name, 0]);
      }
  }, 30_000);

  it('comes home again with all that it sold', async () => {
    const events = await eventsOn(there);
    await moveTo('home');
    expect(await eventsOn(house.pool)).toEqual(events);
    expect((await place({ time: '11:30' })).id).toBeDefined();
    expect(await eventsOn(there)).toEqual(events);
  });
});
