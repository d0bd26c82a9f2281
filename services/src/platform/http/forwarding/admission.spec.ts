import { describe, expect, it } from '@jest/globals';
import type { Importance } from '@northlight/contracts/routes';
import { Admission, type AdmissionLimits } from './admission.js';

const limits: AdmissionLimits = {
  ...{ concurrency: 20, leastConcurrency: 2, queueLength: 100, answerMs: 250 },
  deadlineMs: { booking: 1_000, browsing: 1_000, report: 1_000 },
};

/** An API that answers so many a second, and requests that come to it; time is the story's. */
class Site {
  now = 0;
  readonly entered: string[] = [];
  readonly admission: Admission;

  constructor(given = limits) {
    this.admission = new Admission(given, () => this.now);
  }

  ask(importance: Importance, name: string = importance): boolean {
    return this.admission.of(importance).request(() => void this.entered.push(name));
  }

  /** Keeps it busy: the API answers so many a second, and as many and one more come. */
  busy(seconds: number, perSecond: number): void {
    for (let nth = 0; nth < seconds * perSecond; nth++) {
      this.now += 1000 / perSecond;
      this.admission.of('browsing').leave();
      this.ask('browsing');
    }
  }

  /** In the time of five answers three bookings and seven reports come. @returns the share of bookings that are let in */
  crowded(seconds: number, perSecond: number): number {
    const bookings = Array.from({ length: seconds * perSecond }, (_, nth) => this.step(nth % 5, perSecond)).flat();
    return bookings.filter(Boolean).length / bookings.length;
  }

  private step(nth: number, perSecond: number): boolean[] {
    this.now += 1000 / perSecond;
    if (this.admission.inFlight > 0) this.admission.of('report').leave();
    this.fill('report', nth < 2 ? 2 : 1);
    return nth < 3 ? [this.ask('booking')] : [];
  }

  fill(importance: Importance, count: number): boolean[] {
    return Array.from({ length: count }, () => this.ask(importance));
  }
}

/** The site is as busy as it can be, at fifty answers a second. */
function busySite(): Site {
  const site = new Site();
  site.fill('browsing', 25);
  site.busy(4, 50);
  return site;
}

describe('what a busy site admits', () => {
  it('is bookings first again, soon after it was slow', () => {
    const deadlineMs = { booking: 800, browsing: 450, report: 300 };
    const site = new Site({ ...limits, concurrency: 200, leastConcurrency: 16, deadlineMs });
    site.crowded(5, 500);
    site.crowded(10, 20);
    site.crowded(10, 500);
    expect(site.crowded(5, 500)).toBeGreaterThan(0.95);
  });

  it('is what it can answer in time, and the rest is refused at once', () => {
    const site = busySite();
    const answers = site.fill('browsing', 200);
    const admitted = answers.filter(Boolean).length;
    expect(admitted).toBeGreaterThan(20);
    expect(admitted).toBeLessThan(60);
    expect(answers.at(-1)).toBe(false);
  });

  it('is bookings before browsing before reports', () => {
    const site = busySite();
    site.fill('browsing', 100);
    expect([site.ask('report'), site.ask('browsing'), site.ask('booking', 'a booking')]).toEqual([false, false, true]);
    site.entered.length = 0;
    for (let nth = 0; nth < 20 && !site.entered.includes('a booking'); nth++) site.admission.of('browsing').leave();
    expect(site.entered[0]).toBe('a booking');
  });

  it('is nothing while the API stands still', () => {
    const site = busySite();
    site.now += 1_500;
    expect([site.ask('booking'), site.ask('browsing')]).toEqual([false, false]);
    site.admission.of('browsing').leave();
    expect(site.ask('booking')).toBe(true);
  });

  it('is fewer at the API while it is slow, so that those who wait can still be put in order', () => {
    const site = busySite();
    expect(site.admission.inFlight).toBeLessThanOrEqual(14);
    expect(site.admission.inFlight).toBeGreaterThanOrEqual(limits.leastConcurrency);
  });

  it('says when to come again', () => {
    const site = busySite();
    site.fill('booking', 200);
    expect(site.admission.of('report').pauseSeconds?.()).toBeGreaterThanOrEqual(1);
  });
});

describe('a site that was never busy', () => {
  it('refuses nothing but by the length of its queue', () => {
    const site = new Site();
    expect(site.fill('report', 121).filter(Boolean)).toHaveLength(120);
  });

  it('hands on at once, in the order of arrival', () => {
    const site = new Site();
    for (const name of ['a', 'b']) site.ask('report', name);
    expect(site.entered).toEqual(['a', 'b']);
  });
});
