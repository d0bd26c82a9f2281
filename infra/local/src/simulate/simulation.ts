import { chanceOf, exponential, zipf } from './chance.js';
import { Events } from './events.js';
import { Ledger } from './ledger.js';
import type { ServiceTimes } from './service-times.js';
import { Station } from './station.js';
import type { Fleet, Traffic } from './traffic.js';

/** How it went: loads of the stations, and milliseconds that bookings took from the first byte to the last. */
export interface Outcome {
  readonly loads: Readonly<Record<string, number>>;
  readonly bookings: number;
  readonly p50: number;
  readonly p99: number;
  /** The share of all bookings that the busiest venue had. */
  readonly hottest: number;
}

export interface Plan {
  readonly traffic: Traffic;
  readonly fleet: Fleet;
  readonly times: ServiceTimes;
  readonly seconds: number;
  readonly seed: number;
}

/** So many of each that nothing waits: what is asked for, whatever there is for it. */
const boundless = 10_000;

/** The loads that a plan asks of its stations; beyond 1 there is no end to their queues. */
export function askedLoads(plan: Plan): Readonly<Record<string, number>> {
  const { fleet } = plan;
  const kinds = ['web', 'api', 'worker', 'pg', 'redis', 'replica'] as const;
  const many = Object.fromEntries(kinds.map((kind) => [kind, fleet[kind] ? boundless : 0]));
  const { loads } = new Simulation({ ...plan, fleet: { ...fleet, ...many } }).run();
  const asked = kinds.filter((kind) => fleet[kind]).map((kind) => [kind, loads[kind] ?? 0, fleet[kind]] as const);
  return Object.fromEntries(asked.map(([kind, load, servers]) => [kind, (load * boundless) / servers]));
}

/** For so long what belongs to a booking is spread, and nothing is counted yet. */
const SPREAD_MS = 5_000;

/** Plays the busiest minutes; things take times of chance around what was measured. */
export class Simulation {
  private readonly events = new Events();
  private readonly chance: () => number;
  private readonly stations: Record<'web' | 'api' | 'worker' | 'replica' | 'redis', Station>;
  private readonly servers: Station[];
  private readonly ledgers = new Map<number, Ledger>();
  private readonly taken: number[] = [];
  private readonly perVenue: Uint32Array;

  constructor(private readonly plan: Plan) {
    const { fleet, seed, traffic } = plan;
    this.chance = chanceOf(seed);
    const station = (servers: number) => new Station(this.events, servers);
    this.stations = {
      ...{ web: station(fleet.web), api: station(fleet.api), worker: station(fleet.worker) },
      ...{ replica: station(Math.max(1, fleet.replica)), redis: station(fleet.redis) },
    };
    this.servers = Array.from({ length: fleet.ledgerServers }, () => station(fleet.pg));
    this.perVenue = new Uint32Array(traffic.venues);
  }

  run(): Outcome {
    const { traffic, seconds } = this.plan;
    const venue = zipf(traffic.venues, traffic.skew, this.chance);
    const mean = 3_600_000 / (traffic.bookingsAnHour * traffic.peak);
    const arrive = (): void => {
      this.events.in(exponential(this.chance, mean), arrive);
      this.visit(venue());
    };
    arrive();
    this.events.runUntil(SPREAD_MS);
    for (const station of [...Object.values(this.stations), ...this.servers]) station.forget();
    this.taken.length = 0;
    this.events.runUntil(SPREAD_MS + seconds * 1_000);
    return this.outcome();
  }

  private visit(venue: number): void {
    const { documents, sharedReads, availabilities, paidOnline, mails, reports } = this.plan.traffic;
    const { web, api, worker, redis } = this.stations;
    this.several(documents, () => this.pass([[web, 'document.web']]));
    this.several(sharedReads, () =>
      this.pass([
        [web, 'forward.web'],
        [api, 'sharedRead.api'],
      ]),
    );
    const pg = this.home;
    const availability: Way = [
      [web, 'forward.web'],
      [api, 'availability.api'],
      [pg, 'availability.pg'],
    ];
    this.several(availabilities, () => this.pass(availability));
    this.several(reports, () => this.pass([[this.plan.fleet.replica ? this.stations.replica : pg, 'report.pg']]));
    this.book(venue, () => {
      this.several(paidOnline, () =>
        this.pass([
          [api, 'payment.api'],
          [pg, 'payment.pg'],
        ]),
      );
      const mail: Way = [
        [redis, 'mail.redis'],
        [worker, 'mail.worker'],
        [pg, 'mail.pg'],
      ];
      this.several(mails, () => this.pass(mail));
    });
  }

  private book(venue: number, then: () => void): void {
    const began = this.events.now;
    this.perVenue[venue] = (this.perVenue[venue] ?? 0) + 1;
    const { web, api } = this.stations;
    const way: Way = [
      [web, 'forward.web'],
      [api, 'booking.api'],
    ];
    const booked = () => {
      this.taken.push(this.events.now - began);
      then();
    };
    this.pass(way, () => this.ledgerOf(venue).commit(() => this.bringHome(venue, booked)));
  }

  /** So many times on average. */
  private several(times: number, work: () => void): void {
    const count = Math.floor(times) + (this.chance() < times % 1 ? 1 : 0);
    for (let nth = 0; nth < count; nth++) this.events.in(this.chance() * SPREAD_MS, work);
  }

  private pass(way: Way, done?: () => void, nth = 0): void {
    const [station, name] = way[nth] ?? [];
    if (!station || !name) {
      done?.();
      return;
    }
    station.serve(exponential(this.chance, this.plan.times[name] ?? 0), () => this.pass(way, done, nth + 1));
  }

  /** What was decided on another server is committed at home, too, before it is answered (docs/adr/0116). */
  private bringHome(venue: number, done: () => void): void {
    if (this.serverOf(venue) === this.home) {
      done();
      return;
    }
    const { times } = this.plan;
    this.home.serve((times['batch.pg'] ?? 0) + (times['bookingInBatch.pg'] ?? 0), done);
  }

  private get home(): Station {
    return this.servers[0] as Station;
  }

  private serverOf(venue: number): Station {
    return this.servers[venue % this.servers.length] as Station;
  }

  private ledgerOf(venue: number): Ledger {
    const { times } = this.plan;
    const cost = { batch: times['batch.pg'] ?? 0, booking: times['bookingInBatch.pg'] ?? 0 };
    const known = this.ledgers.get(venue) ?? new Ledger(this.serverOf(venue), cost);
    this.ledgers.set(venue, known);
    return known;
  }

  private outcome(): Outcome {
    const sorted = Float64Array.from(this.taken).sort();
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const { replica, ...others } = this.stations;
    const loads = Object.entries(others).map(([name, station]) => [name, station.load] as const);
    const pg = Math.max(...this.servers.map(({ load }) => load));
    const withReplica = this.plan.fleet.replica ? [['replica', replica.load] as const] : [];
    return {
      loads: Object.fromEntries([...loads, ['pg', pg], ...withReplica]),
      bookings: this.taken.length,
      ...{ p50: at(0.5), p99: at(0.99) },
      hottest: Math.max(...this.perVenue) / this.perVenue.reduce((sum, one) => sum + one, 0),
    };
  }
}

/** Where something goes, one station after the other, with the name of what it takes there. */
type Way = readonly (readonly [station: Station, time: string])[];
