import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import {
  addDaysTo,
  clockInWords,
  dateInWords,
  daysBetween,
  instantOf,
  localTimeOf,
  timeInWords,
  weekdayOf,
} from './venue-time.js';

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

  it('is read with the letters of its zone in the hour that comes twice, and only there', () => {
    const read = (instant: string) => clockInWords(new Date(instant), zone);
    expect(['05:20', '06:20', '07:20'].map((time) => read(`2026-11-01T${time}:00Z`))).toEqual([
      '1:20 AM EDT',
      '1:20 AM EST',
      '2:20 AM',
    ]);
    expect(read('2026-11-28T19:30:00Z')).toBe('2:30 PM');
    expect(read('2027-03-14T07:30:00Z')).toBe('3:30 AM');
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
    expect(['2026-11-01', '2028-02-29', '2027-01-31'].map(dateInWords)).toEqual([
      'November 1, 2026',
      'February 29, 2028',
      'January 31, 2027',
    ]);
    expect(['00:05', '11:59', '12:00', '14:30', '23:45:00'].map(timeInWords)).toEqual([
      '12:05 AM',
      '11:59 AM',
      '12:00 PM',
      '2:30 PM',
      '11:45 PM',
    ]);
  });

  it('knows its weekday', () => {
    expect(weekdayOf('2026-11-29')).toBe(0);
  });
});

/** Walls in nights when clocks change, and the instant that each stands for; null where the wall never shows it. */
const nights: readonly [zone: string, date: string, time: string, instant: string | null][] = [
  ['Europe/Berlin', '2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-11-01', '01:00', '2026-11-01T05:00:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2027-03-14', '02:30', null],
  ['America/New_York', '2027-03-14', '03:30', '2027-03-14T07:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
  ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30:00.000Z'],
  ['America/Santiago', '2026-04-05', '00:00', '2026-04-05T04:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '01:30', '2026-04-05T05:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:30', '2026-04-04T14:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', null],
  ['Africa/Cairo', '2026-10-29', '23:30', '2026-10-29T20:30:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '00:30', null],
];

/** Asks venue-time.ts about them in a process of its own, on a machine that stands elsewhere. */
function askedIn(machineZone: string): unknown {
  const { code } = transformFileSync(`${__dirname}/venue-time.ts`, {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
  });
  const questions = `
    const answers = ${JSON.stringify(nights)}.map(([zone, date, time]) => {
      const instant = instantOf({ date, time }, zone);
      const shown = instant === null ? { date, time } : localTimeOf(instant, zone);
      return [zone, shown.date, shown.time, instant];
    });
    console.log(JSON.stringify(answers));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', code + questions], {
    cwd: __dirname,
    env: { ...process.env, TZ: machineZone },
  });
  return JSON.parse(answer.toString());
}

describe('the nights when the clocks change', () => {
  it.each(['UTC', 'America/Los_Angeles', 'Australia/Lord_Howe'])('are the same on a machine in %s', (machineZone) => {
    expect(askedIn(machineZone)).toEqual(nights);
  });
});
