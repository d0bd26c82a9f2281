import { expect } from '@jest/globals';
import type { Answer, Route } from '@northlight/contracts/routes';
import type { Crowd, Who } from '../access/people.js';
import { strangeFields } from './strange-fields.js';

/** What of an example is another one here: ids that a service gives, and passwords of those who ask it. */
interface Change {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  /** Fields that the example has and that this answer may lack. */
  readonly lacks?: readonly string[];
}

type Told<R extends Route> = R['answer'] extends Answer<infer Wire> ? Wire : never;

/** Calls routes as their examples do, and compares what they answer with the examples. */
export class ExampleCalls {
  constructor(readonly crowd: Crowd) {}

  async one<R extends Route>(route: R, as: Who, change: Change = {}): Promise<Told<R>> {
    const { example = {} }: Route = route;
    const body = route.body && { ...example.body, ...change.body };
    const answer = await this.crowd.ask(`${route.method} ${addressOf(route, change)}`, as, body);
    const text = await answer.text();
    expect([route.name, answer.status, answer.ok ? '' : text]).toEqual([route.name, route.answer.status, '']);
    if (!text || route.answer.form === 'file') return undefined as Told<R>;
    const shown = JSON.parse(text);
    const known = (field: string) => change.lacks?.some((name) => field.endsWith(`.${name}: not in the answer`));
    const strange = strangeFields(example.answer, shown).filter((field) => !known(field));
    expect([route.name, strange]).toEqual([route.name, []]);
    return shown;
  }

  /** One after the other. */
  async all(routes: readonly Route[], as: Who, change?: Change): Promise<void> {
    for (const route of routes) await this.one(route, as, change);
  }
}

function addressOf({ path, example = {} }: Route, { params, query }: Change): string {
  const named: Readonly<Record<string, string>> = { ...example.params, ...params };
  const requested = Object.entries({ ...example.query, ...query }).map(([name, value]) => [name, String(value)]);
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  return requested.length > 0 ? `${address}?${new URLSearchParams(Object.fromEntries(requested))}` : address;
}
