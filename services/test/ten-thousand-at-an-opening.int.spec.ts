import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { OpenOneSlot } from '../src/contexts/booking/planning/features/open-slots/open-one-slot.handler.js';
import { Watcher } from '../src/contexts/booking/testing/watcher.js';
import { localTimeOf } from '../src/platform/kernel/venue-time.js';
import { type Answer, CrowdAtOpening, type Member, type Plan } from './crowd-at-an-opening.js';

/** `npm run opening -- --members 10000`. Without a number nothing is told: a crowd takes longer than the gate has. */
const size = Number(process.env.OPENING_MEMBERS ?? 0);
const tell = size > 0 ? describe : describe.skip;
const long = size > 1_000 ? 600_000 : 20_000;
const HOUR_MS = 3_600_000;
const zone = 'America/New_York';
/** Fewer seats than holders of any plan: each minute sells out. */
const seats = Math.floor(size / 20);
const [members, everybody, outsiders] = ['09:05', '09:15', '09:25'];
const hoursOf: Readonly<Record<Plan, number>> = { gold: 48, silver: 24, none: 0, 'run out': 0 };

let crowd: CrowdAtOpening;
let date: string;
let opening: number;
let watchers: readonly Watcher[] = [];

const book = (time: string, by: Member, more: object = {}): Promise<Answer> => {
  const visit = { venueId: 1, experienceId: 1, date, time, numberOfTickets: 1, ticketType: 'standard', ...more };
  const customer = { customerName: 'A Member', customerEmail: `member${by.nth}@example.com` };
  return crowd.ask('POST /api/bookings', { by, body: { ...visit, ...customer } });
};
const codesOf = (answers: readonly Answer[]) => new Set(answers.map(({ body }) => body.code ?? 'booked'));

/** All of them try for a time while the clock goes over an instant, and everybody looks at the times meanwhile. */
async function minute(time: string, instant: number, who: readonly Member[]) {
  crowd.now = instant - 1;
  let answered = 0;
  const tries = who.map(async (by) => {
    const answer = await book(time, by);
    answered += 1;
    return { by, answer };
  });
  const looks = looksWhile(() => answered < who.length);
  while (answered < who.length / 3) await pause(1);
  crowd.now = instant;
  const all = await Promise.all(tries);
  await looks;
  const booked = all.filter(({ answer }) => answer.status === 201);
  return { booked, refused: all.filter(({ answer }) => answer.status !== 201).map(({ answer }) => answer) };
}

/** What is answered before the opening says so, from memory as from the database. */
async function looksWhile(isOn: () => boolean): Promise<void> {
  while (isOn()) {
    const { body, at } = await crowd.ask(`GET /api/availability?venueId=1&experienceId=1&date=${date}`);
    if (at < opening) expect(body.map(({ bookable }: { bookable: boolean }) => bookable)).not.toContain(true);
    await pause(5);
  }
}

/** Who has seats of a time, as the log has told it. @returns seats that are taken */
async function audit(time: string): Promise<number> {
  const { rows } = await crowd.pool.query(
    `select user_id as "userId", placed_at as "placedAt", status, tickets from booking.bookings where slot_id = $1`,
    [`1-1-${date}-${time.replace(':', '')}`],
  );
  const planOf = new Map(crowd.members.map(({ id, plan }) => [id, plan]));
  const early = rows.filter(({ userId, placedAt }) => {
    const plan = planOf.get(userId) ?? 'none';
    return placedAt.getTime() < opening - hoursOf[plan] * HOUR_MS;
  });
  expect(early).toEqual([]);
  return rows.filter(({ status }) => status === 'pending').reduce((sum, { tickets }) => sum + tickets, 0);
}

tell(`${size} accounts at the minute in which a time opens`, () => {
  beforeAll(async () => {
    crowd = await CrowdAtOpening.of(size);
    opening = Math.ceil(crowd.now / HOUR_MS) * HOUR_MS + 96 * HOUR_MS;
    date = localTimeOf(new Date(opening + 120 * HOUR_MS), zone).date;
    const wall = localTimeOf(new Date(opening), zone);
    const slot = { venueId: 1, experienceId: 1, date, capacity: seats, opensAt: `${wall.date}T${wall.time}` };
    const commands = crowd.app.get(CommandBus, { strict: false });
    for (const time of [members, everybody, outsiders])
      await commands.execute(new OpenOneSlot({ ...slot, time }, { userId: 1 }));
    const stream = `${crowd.url}/api/availability/stream?venueId=1&experienceId=1&date=${date}`;
    watchers = await Promise.all(Array.from({ length: 10 }, () => Watcher.at(stream)));
  }, long);

  afterAll(async () => {
    for (const watcher of watchers) watcher.leave();
    await crowd.close();
  });

  it(
    'are all let wait at the last millisecond before the hours of any plan',
    async () => {
      crowd.now = opening - hoursOf.gold * HOUR_MS - 1;
      const answers = await Promise.all(crowd.members.map((by) => book(members, by)));
      expect([codesOf(answers), await audit(members)]).toEqual([new Set(['SLOT_NOT_OPEN_YET']), 0]);
    },
    long,
  );

  it(
    'have a minute of their own where their plan has the hours: those get all seats, each once',
    async () => {
      const { booked, refused } = await minute(members, opening - hoursOf.gold * HOUR_MS, crowd.members);
      expect(new Set(booked.map(({ by }) => by.plan))).toEqual(new Set(['gold']));
      expect([booked.length, await audit(members)]).toEqual([seats, seats]);
      expect(codesOf(refused)).toEqual(new Set(['SLOT_NOT_OPEN_YET', 'SLOT_FULL']));
      await Promise.all(watchers.map((watcher) => watcher.until(members, seats)));
    },
    long,
  );

  it(
    'wait, where they may book, for seats that come free, and nobody else gets those',
    async () => {
      const wait = (by: Member) => {
        const party = { venueId: 1, experienceId: 1, date, time: members, party: 1, customerName: 'A Member' };
        const body = { ...party, customerEmail: `member${by.nth}@example.com` };
        return crowd.ask('POST /api/waitlist', { by, body }).then(({ body: entry }) => ({ by, entry }));
      };
      const { rows } = await crowd.pool.query<{ id: string; userId: number }>(
        `select id, user_id as "userId" from booking.bookings where status = 'pending' limit 5`,
      );
      const owners = new Set(rows.map(({ userId }) => userId));
      const waiting = await Promise.all(
        crowd
          .of('gold')
          .filter(({ id }) => !owners.has(id))
          .slice(0, 5)
          .map(wait),
      );
      const others = await Promise.all(crowd.of('silver', 'none', 'run out').slice(0, 30).map(wait));
      expect(new Set(others.map(({ entry }) => entry.code))).toEqual(new Set(['SLOT_NOT_OPEN_YET']));
      const cancels = rows.map(({ id, userId }) => {
        const by = crowd.members.find((member) => member.id === userId);
        return crowd.ask(`POST /api/bookings/${id}/cancel`, { ...(by && { by }), body: {} });
      });
      const raids = crowd.of('silver', 'none').map((by) => book(members, by));
      expect(new Set((await Promise.all(cancels)).map(({ status }) => status))).toEqual(new Set([200]));
      expect(codesOf(await Promise.all(raids))).toEqual(new Set(['SLOT_NOT_OPEN_YET']));
      const taken = await Promise.all(
        waiting.map(({ by, entry: { id: entryId, leaveToken: token } }) =>
          book(members, by, { offer: { entryId, token } }),
        ),
      );
      expect([codesOf(taken), await audit(members)]).toEqual([new Set(['booked']), seats]);
    },
    long,
  );

  it(
    'are let in from the second on in which it opens to everybody, and no sooner',
    async () => {
      const who = crowd.of('none', 'run out');
      const { booked, refused } = await minute(outsiders, opening, who);
      expect([booked.length, await audit(outsiders)]).toEqual([seats, seats]);
      expect(codesOf(refused)).toEqual(new Set(['SLOT_NOT_OPEN_YET', 'SLOT_FULL']));
      await Promise.all(watchers.map((watcher) => watcher.until(outsiders, seats)));
    },
    long,
  );

  it(
    'all buy what is left, at once, and it is sold once',
    async () => {
      const { booked } = await minute(everybody, opening, crowd.members);
      expect(new Set(booked.map(({ answer }) => answer.body.id)).size).toBe(seats);
      expect(await audit(everybody)).toBe(seats);
    },
    long,
  );
});
