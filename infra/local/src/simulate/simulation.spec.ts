import { describe, expect, it } from '@jest/globals';
import { chanceOf, exponential, zipf } from './chance.js';
import { Events } from './events.js';
import { serviceTimes, statedTimes } from './service-times.js';
import { Simulation } from './simulation.js';
import { Station } from './station.js';
import { evening } from './traffic.js';

const fleet = { web: 40, api: 20, worker: 6, pg: 16, ledgerServers: 1, replica: 0, redis: 1 };
const plan = { traffic: evening, fleet, times: serviceTimes(), seconds: 5, seed: 1 };

describe('a station', () => {
  it('lets things wait as long as theory says: M/M/1 at a load of 0.8 takes five times the service', () => {
    const [events, chance] = [new Events(), chanceOf(7)];
    const station = new Station(events, 1);
    const [mean, count] = [1, 200_000];
    let [total, served] = [0, 0];
    const arrive = (): void => {
      const came = events.now;
      station.serve(exponential(chance, mean), () => {
        total += events.now - came;
        served++;
      });
      if (served < count) events.in(exponential(chance, mean / 0.8), arrive);
    };
    arrive();
    events.runUntil(count);
    expect(total / served).toBeGreaterThan(4.5);
    expect(total / served).toBeLessThan(5.5);
    expect(station.load).toBeCloseTo(0.8, 1);
  });
});

describe('the venues', () => {
  it('are wanted by Zipf: the first has a tenth of ten thousand', () => {
    const venue = zipf(10_000, 1, chanceOf(3));
    const first = Array.from({ length: 50_000 }, venue).filter((nth) => nth === 0).length;
    expect(first / 50_000).toBeCloseTo(0.102, 2);
  });
});

describe('the simulation', () => {
  it('comes out the same for the same seed, and differently for another', () => {
    const [one, again, other] = [plan, plan, { ...plan, seed: 2 }].map((of) => new Simulation(of).run());
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('is slower with fewer servers, and never with more', () => {
    const few = new Simulation({ ...plan, fleet: { ...fleet, api: 2 } }).run();
    expect(few.loads.api).toBeGreaterThan(1);
    expect(few.p99).toBeGreaterThan(new Simulation(plan).run().p99);
  });

  it('begins with times that were measured, or say that they are assumed', () => {
    for (const time of Object.values(statedTimes())) expect(time.assumed ?? (time.measured && time.in)).toBeTruthy();
  });
});
