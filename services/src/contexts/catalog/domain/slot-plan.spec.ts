import { describe, expect, it } from '@jest/globals';
import type { OpeningRule } from '@northlight/contracts';
import fc from 'fast-check';
import { addDaysTo, weekdayOf } from '../../../platform/kernel/venue-time.js';
import { overlapOf } from './overlapping-rules.js';
import { type OpeningPlan, plannedSlots } from './slot-plan.js';

const early = { opens: '10:00', closes: '20:00' };
const late = { opens: '10:00', closes: '22:00' };
const plan: OpeningPlan = {
  timezone: 'America/New_York',
  weekHours: [late, early, early, early, null, late, late],
  closures: ['2026-12-25'],
};
const monday = '2026-12-21';
const saturday19 = '2026-12-19';
const thursday = '2026-12-24';
const christmas = '2026-12-25';
const saturday = '2026-12-26';

const aRule = (overrides: Partial<OpeningRule> = {}): OpeningRule => ({
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], firstStart: '10:00', lastStart: null, everyMinutes: null },
  ...{ seats: 20, validFrom: null, validUntil: null, ...overrides },
});
const anOffer = (duration: number, ...rules: OpeningRule[]) => ({ experienceId: 7, duration, rules });
const startsAt =
  (of: OpeningPlan) =>
  (date: string, duration: number, overrides: Partial<OpeningRule> = {}) =>
    plannedSlots(of, [anOffer(duration, aRule(overrides))], { from: date, until: date }).map(({ time }) => time);
const on = startsAt(plan);

describe('a day of a venue that closes at eight', () => {
  it.each([
    [20, 13, '19:00'],
    [25, 13, '19:00'],
    [30, 13, '19:00'],
    [40, 10, '19:00'],
    [45, 10, '19:00'],
    [60, 8, '18:45'],
  ])('has for %i minutes %i starts, the last at %s', (duration, count, last) => {
    expect(on(monday, duration)).toHaveLength(count);
    expect(on(monday, duration).at(-1)).toBe(last);
  });
});

describe('a day of a venue that closes at ten', () => {
  it.each([
    [20, 16, '21:15'],
    [25, 16, '21:15'],
    [30, 16, '21:15'],
    [40, 12, '21:00'],
    [45, 12, '21:00'],
    [60, 9, '20:00'],
  ])('has for %i minutes %i starts, the last at %s', (duration, count, last) => {
    expect(on(saturday, duration)).toHaveLength(count);
    expect(on(saturday, duration).at(-1)).toBe(last);
  });
});

describe('an evening experience', () => {
  it('starts once before eight and twice before ten', () => {
    expect(on(monday, 75, { firstStart: '18:00' })).toEqual(['18:00']);
    expect(on(saturday, 75, { firstStart: '18:00' })).toEqual(['18:00', '19:30']);
  });

  it('does not start when the group would still be in at closing time', () => {
    expect(on(monday, 75, { firstStart: '19:00' })).toEqual([]);
    expect(on(monday, 1_380)).toEqual([]);
  });
});

describe('a venue that is open until two in the morning', () => {
  const night = { opens: '20:00', closes: '02:00' };
  const nightPlan = { ...plan, weekHours: [null, null, null, null, null, night, null], closures: [] };
  const friday = '2026-12-18';
  const startsOf = (span: { from: string; until: string }, overrides: Partial<OpeningRule> = {}) =>
    plannedSlots(nightPlan, [anOffer(60, aRule(overrides))], span).map(({ date, time }) => `${date} ${time}`);

  it('starts after midnight too, with the date that the wall shows then', () => {
    expect(startsOf({ from: friday, until: saturday19 })).toEqual([
      ...['2026-12-18 20:00', '2026-12-18 21:15', '2026-12-18 22:30', '2026-12-18 23:45', '2026-12-19 01:00'],
    ]);
  });

  it('foresees the night of the evening before where only its date is asked for', () => {
    expect(startsOf({ from: saturday19, until: saturday19 })).toEqual(['2026-12-19 01:00']);
    expect(startsOf({ from: friday, until: friday })).toHaveLength(4);
  });

  it('has a last start in the night where a rule says so', () => {
    expect(startsOf({ from: friday, until: saturday19 }, { everyMinutes: 60, lastStart: '00:00' })).toEqual([
      ...['2026-12-18 20:00', '2026-12-18 21:00', '2026-12-18 22:00', '2026-12-18 23:00', '2026-12-19 00:00'],
    ]);
  });

  it('has no night before a day off, but the one after the evening that is planned', () => {
    const closed = { ...nightPlan, closures: [friday] };
    expect(plannedSlots(closed, [anOffer(60, aRule())], { from: friday, until: saturday19 })).toEqual([]);
  });
});

describe('the plan', () => {
  it('foresees nothing on a closed weekday and on a closure', () => {
    expect(on(thursday, 30)).toEqual([]);
    expect(on(christmas, 30)).toEqual([]);
  });

  it('gives each slot its date, its start and the seats of its rule', () => {
    const [first, second] = plannedSlots(plan, [anOffer(60, aRule({ seats: 24 }))], { from: monday, until: monday });
    expect(first).toEqual({ experienceId: 7, date: '2026-12-21', time: '10:00', capacity: 24 });
    expect(second).toMatchObject({ time: '11:15' });
  });

  it('waits for the doors where the venue opens after the first start', () => {
    const noon = { ...plan, weekHours: plan.weekHours.map(() => ({ opens: '12:00', closes: '14:00' })) };
    expect(startsAt(noon)(monday, 30)).toEqual(['12:00', '12:45', '13:30']);
  });

  it('keeps to the last start, the interval, the weekdays and the dates of a rule', () => {
    expect(on(monday, 30, { lastStart: '11:00', everyMinutes: 20 })).toEqual(['10:00', '10:20', '10:40', '11:00']);
    const weekends = aRule({ weekdays: [6, 0], lastStart: '10:00', validFrom: '2026-12-27', validUntil: '2027-01-03' });
    const slots = plannedSlots(plan, [anOffer(30, weekends)], { from: '2026-12-01', until: '2027-02-01' });
    expect(slots.map(({ date }) => date)).toEqual(['2026-12-27', '2027-01-02', '2027-01-03']);
  });

  it('goes by day, then by offer, then by time, also where several rules make one day', () => {
    const mornings = aRule({ weekdays: [1, 2], lastStart: '10:00' });
    const evenings = aRule({ weekdays: [1], firstStart: '19:00', seats: 8 });
    const offers = [anOffer(30, evenings, mornings), { ...anOffer(30, mornings), experienceId: 3 }];
    const slots = plannedSlots(plan, offers, { from: monday, until: '2026-12-22' });
    expect(slots.map(({ date, experienceId, time }) => `${date.slice(8)} ${experienceId} ${time}`)).toEqual([
      ...['21 7 10:00', '21 7 19:00', '21 3 10:00'],
      ...['22 7 10:00', '22 3 10:00'],
    ]);
  });

  it('is what plain arithmetic makes of hours and steps, whatever they are', () => {
    const minutes = fc.integer({ min: 5, max: 300 });
    const time = fc.integer({ min: 0, max: 1_439 });
    const anyDay = fc.record({ first: time, opens: time, closes: time, duration: minutes, step: fc.option(minutes) });
    fc.assert(
      fc.property(anyDay, ({ first, opens, closes, duration, step }) => {
        const hours = { opens: clock(opens), closes: clock(closes) };
        const always = startsAt({ timezone: 'UTC', weekHours: Array(7).fill(hours), closures: [] });
        const every = step ?? Math.ceil((duration + 15) / 15) * 15;
        const until = closes < opens && closes <= 360 ? closes + 1_440 : closes;
        const wanted: number[] = [];
        for (let at = Math.max(first, opens); at + duration <= until; at += every) wanted.push(at % 1_440);
        const starts = wanted.sort((one, other) => one - other).map(clock);
        expect(always(monday, duration, { firstStart: clock(first), everyMinutes: step })).toEqual(starts);
      }),
      { numRuns: 30 },
    );
  });

  it('has the same days as a calendar with its closures crossed out', () => {
    const rule = aRule({ lastStart: '10:00' });
    const dates = plannedSlots(plan, [anOffer(30, rule)], { from: '2026-11-20', until: addDaysTo('2026-11-20', 120) });
    const all = Array.from({ length: 121 }, (_, nth) => addDaysTo('2026-11-20', nth));
    expect(dates.map(({ date }) => date)).toEqual(
      all.filter((date) => weekdayOf(date) !== 4 && !plan.closures.includes(date)),
    );
  });

  it('starts nobody in the hour that clocks skip, and once in the hour that comes twice', () => {
    const night = startsAt({ ...plan, weekHours: Array(7).fill({ opens: '00:00', closes: '05:00' }) });
    const hourly = { firstStart: '00:30', everyMinutes: 60 };
    expect(night('2027-03-13', 45, hourly)).toEqual(['00:30', '01:30', '02:30', '03:30']);
    expect(night('2027-03-14', 45, hourly)).toEqual(['00:30', '01:30', '03:30']);
    expect(night('2027-11-07', 45, hourly)).toEqual(['00:30', '01:30', '02:30', '03:30']);
  });
});

describe('rules of one experience', () => {
  const weekend = aRule({ weekdays: [6, 0] });
  it.each([
    ['share a day and a time', [weekend, aRule({ weekdays: [1, 0] })], { nth: 1, day: 'Sunday' }],
    ['have other days', [weekend, aRule({ weekdays: [1, 2] })], undefined],
    ['have other times', [aRule({ lastStart: '12:00' }), aRule({ firstStart: '12:30' })], undefined],
    ['follow each other', [aRule({ validUntil: '2026-12-31' }), aRule({ validFrom: '2027-01-01' })], undefined],
    ['meet on one day', [aRule({ validUntil: '2027-01-01' }), aRule({ validFrom: '2027-01-01' })], expect.anything()],
  ])('may not meet where they %s', (_, rules, overlap) => {
    expect(overlapOf(rules)).toEqual(overlap);
  });
});

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
