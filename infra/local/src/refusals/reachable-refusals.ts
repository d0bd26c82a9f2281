import { type Source, SourceTree } from './source-tree.js';
import { type Lead, type Unit, unitKey } from './unit.js';
import { Walk, type Wiring } from './walk.js';
import { endpointsIn, memberNamed, wiringOf } from './wiring.js';

/** Functions, or members as `Class.member`; a class means all of its members. */
export type Titles = string | readonly string[];

export type Codes = readonly string[] | 'anything';

/** What is known of a way that syntax does not show: of one unit to another, or of all members of a class. */
export interface KnownWay {
  readonly from?: Titles;
  readonly to: Titles;
  /** Codes that are not met on it; all, where nothing is. */
  readonly never: Codes;
  readonly because: string;
}

/** A call that the sources do not name. */
export interface HiddenWay {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

/** A code that a handler may refuse with, and the way from it to where the code stands. */
export interface Reached {
  readonly code: string;
  readonly way: readonly string[];
}

/** A lead with the codes that are not met on it, caught or known not to be. */
interface Step {
  readonly key: string;
  readonly to: Unit;
  readonly not: readonly string[];
  readonly known: readonly KnownWay[];
}

interface Content {
  readonly codes: ReadonlySet<string>;
  readonly steps: readonly Step[];
}

interface Place {
  readonly key: string;
  readonly unit: Unit;
  readonly not: readonly string[];
  readonly before?: Place;
}

/** What the handlers of routes may refuse with, read from the sources by their syntax (docs/adr/0063). */
export class ReachableRefusals {
  private readonly tree: SourceTree;
  private readonly wiring: Wiring;
  private readonly endpoints: ReadonlyMap<string, readonly Unit[]>;
  private readonly contents = new Map<string, Content>();
  private readonly walked = new Map<KnownWay, Set<Unit>>();
  private readonly unnamed = new Set<HiddenWay>();

  constructor(
    sources: readonly Source[],
    codes: readonly string[],
    private readonly ways: { readonly known?: readonly KnownWay[]; readonly hidden?: readonly HiddenWay[] } = {},
  ) {
    this.tree = new SourceTree(sources);
    this.wiring = wiringOf(this.tree, codes);
    this.endpoints = endpointsIn(this.tree);
  }

  /** Of the route of this name. @throws {Error} where nothing handles it */
  of(route: string): Reached[] {
    const handler = this.endpoints.get(route);
    if (!handler) throw new Error(`There is no @Endpoint for ${route}`);
    const ways = new Map<string, readonly string[]>();
    for (const place of this.placesFrom(handler))
      for (const code of this.read(place).codes)
        if (!ways.has(code) && !place.not.includes(code)) ways.set(code, wayTo(place));
    return [...ways].map(([code, way]) => ({ code, way }));
  }

  /** What known and hidden ways say that need not be said, once all routes were asked for. */
  get needless(): string[] {
    return [...this.needlessKnown, ...this.needlessHidden];
  }

  private get needlessKnown(): string[] {
    return (this.ways.known ?? []).flatMap((way) => {
      const places = this.placesFrom([...(this.walked.get(way) ?? [])]);
      const met = new Set(
        places.flatMap((place) => [...this.read(place).codes].filter((code) => !place.not.includes(code))),
      );
      const idle =
        way.never === 'anything' ? (met.size > 0 ? [] : ['anything']) : way.never.filter((code) => !met.has(code));
      return idle.map((code) => `${code} is not met from ${way.from} to ${way.to} anyway`);
    });
  }

  /** A way that no route takes, that the sources name anyway, or that leads to no code. */
  private get needlessHidden(): string[] {
    return (this.ways.hidden ?? [])
      .filter((way) => !(this.unnamed.has(way) && this.meetsCode(way)))
      .map(({ from, to }) => `nothing is met from ${from} to ${to} but for what the sources name`);
  }

  private meetsCode({ to }: HiddenWay): boolean {
    const places = this.placesFrom([memberNamed(to, this.tree)]);
    return places.some((place) => [...this.read(place).codes].some((code) => !place.not.includes(code)));
  }

  /** The nearest first. */
  private placesFrom(units: readonly Unit[]): Place[] {
    const places: Place[] = units.map((unit) => ({ key: unitKey(unit), unit, not: [] }));
    const seen = new Set<string>();
    for (const place of places)
      for (const next of this.read(place).steps.map((step) => this.after(step, place))) {
        const name = `${next.key} ${next.not}`;
        if (!seen.has(name)) places.push(next);
        seen.add(name);
      }
    return places;
  }

  private after({ key, to, not, known }: Step, before: Place): Place {
    for (const way of known) this.walked.set(way, (this.walked.get(way) ?? new Set()).add(to));
    return { key, unit: to, before, not: not.length > 0 ? [...new Set([...before.not, ...not])].sort() : before.not };
  }

  private read({ key, unit }: Place): Content {
    const known = this.contents.get(key);
    if (known) return known;
    const { codes, leads } = new Walk(this.wiring).read(unit);
    const hidden = this.hiddenFrom(unit, leads);
    const content = { codes, steps: [...leads.values(), ...hidden].map((lead) => this.stepOf(unit, lead)) };
    this.contents.set(key, content);
    return content;
  }

  private hiddenFrom(unit: Unit, leads: ReadonlyMap<string, Lead>): Lead[] {
    const named = new Set([...leads.values()].map(({ to }) => to.title));
    return (this.ways.hidden ?? [])
      .filter(({ from }) => isOf(unit, from))
      .map((way) => {
        if (!named.has(way.to)) this.unnamed.add(way);
        return { to: memberNamed(way.to, this.tree), caught: [] };
      });
  }

  private stepOf(from: Unit, { to, caught }: Lead): Step {
    const { known: all = [] } = this.ways;
    const known = all.filter((way) => (way.from === undefined || isOf(from, way.from)) && isOf(to, way.to));
    const never = known.flatMap((way) => (way.never === 'anything' ? [...this.wiring.codes] : way.never));
    return { key: unitKey(to), to, not: [...caught, ...never], known };
  }
}

const isOf = ({ title }: Unit, names: Titles): boolean =>
  [names].flat().some((name) => title === name || title.startsWith(`${name}.`));

const wayTo = ({ unit, before }: Place): string[] => [...(before ? wayTo(before) : []), unit.title];
