import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import { addDaysTo, dateInWords, daysBetween, instantOf, localTimeOf, timeInWords, weekdayOf } from './venue-time.js';

const zone = 'America/New_York';

describe("a venue's wall clock", () => {
  it('stands five hours behind Greenwich in winter and four in summer', () => {
    expect(instantOf({ date: '2026-11-28', time: '14:30' }, zone)?.toISOString()).toBe('2026-11-28T19:30:00.000Z');
    expect(instantOf({ date: '2026-07-01', time: '14:30' }, zone)?.toISOString()).toBe('2026-07-01T18:30:00.000Z');
  });

  it('never shows the hour that the clocks skip', () => {
    expect(instantOf({ date: '2027-03-14', time: '02:30' }, zone)).toBeNull();
  });

  it('shows the doubled hour once: the first of the two is meant', () => {
    expect(instantOf({ date: '2026-11-01', time: '01:30' }, zone)?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('tells the local date of an instant that is already tomorrow in Greenwich', () => {
    expect(localTimeOf(new Date('2026-11-29T03:15:00Z'), zone)).toEqual({ date: '2026-11-28', time: '22:15' });
  });
});

describe('a calendar date', () => {
  it('rolls over months and years', () => {
    expect(addDaysTo('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDaysTo('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('is so many days away from another, whatever the clocks do', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2027-03-15', '2027-03-13')).toBe(-2);
  });

  it('is read with its month in words, and a time with its half of the day', () => {
    expect([dateInWords('2026-11-01'), timeInWords('00:05'), timeInWords('14:30')]).toEqual([
      'November 1, 2026',
      '12:05 AM',
      '2:30 PM',
    ]);
  });

  it('knows its weekday', () => {
    expect(weekdayOf('2026-11-29')).toBe(0);
  });
});

/** Asks venue-time.ts in a process of its own, on a machine that stands elsewhere. */
function askedIn(machineZone: string): unknown {
  const { code } = transformFileSync(`${__dirname}/venue-time.ts`, {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
  });
  const questions = `
    const nights = ['2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'];
    const walls = nights.flatMap((date) => ['00:30', '01:30', '02:30', '03:30'].map((time) => ({ date, time })));
    const instants = walls.map((wall) => instantOf(wall, 'America/New_York')?.toISOString() ?? null);
    const shown = instants.map((instant) => instant && localTimeOf(new Date(instant), 'America/New_York').time);
    console.log(JSON.stringify({ instants, shown, next: nights.map((date) => addDaysTo(date, 1)) }));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', code + questions], {
    cwd: __dirname,
    env: { ...process.env, TZ: machineZone },
  });
  return JSON.parse(answer.toString());
}

describe('the nights when the clocks change', () => {
  it('are the same wherever the machine stands', () => {
    const inNewYork = askedIn('America/New_York');
    expect(inNewYork).toMatchObject({
      instants: expect.arrayContaining(['2026-11-01T05:30:00.000Z', '2027-03-14T07:30:00.000Z']),
      shown: ['00:30', '01:30', '02:30', '03:30', '00:30', '01:30', '02:30', '03:30'].concat(
        ['00:30', '01:30', '02:30', '03:30', '00:30', '01:30'],
        [null as never, '03:30'],
      ),
      next: ['2026-11-01', '2026-11-02', '2027-03-14', '2027-03-15'],
    });
    expect(askedIn('UTC')).toEqual(inNewYork);
    expect(askedIn('Pacific/Kiritimati')).toEqual(inNewYork);
  });
});
