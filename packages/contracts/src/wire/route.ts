import type { ErrorCode } from '../errors/error-catalogue.js';
import type { StaffRole } from '../staff/change-user.dto.js';
import type { Answer } from './answer.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A class whose decorators are the rules of what it carries. */
export type Rules<Shape extends object = object> = new () => Shape;

type Role = 'admin' | StaffRole;

/**
 * Who may call a route: everyone, who is signed in, a candidate who is signed in and has shown their access code, a
 * pipeline with the deploy token of the front that it names, operators with theirs, or staff of these roles and admins.
 */
export type Access =
  | 'everyone'
  | 'signed-in'
  | 'candidate'
  | 'deploy-token'
  | 'operator-token'
  | readonly [Role, ...Role[]];

/**
 * What a crowd takes last: what sells, pays for or lets in a visit goes before all else, and what only counts it up comes
 * after (docs/adr/0115).
 */
export const importances = ['booking', 'browsing', 'report'] as const;
export type Importance = (typeof importances)[number];

/** `Cache-Control` of an answer; what has none says nothing, and browsers then ask again. */
export type Caching = 'no-store' | 'no-cache' | 'public, max-age=60' | 'public, max-age=0, must-revalidate';

/** The header that opens one thing to who holds its link, signed in or not. */
export type TokenHeader = 'Booking-Token' | 'Order-Token' | 'Waitlist-Token';

/** A file among the fields of a form. */
export interface FormFile {
  readonly field: string;
  readonly mostFiles: number;
}

/** A call and its answer, as examples in the API's description. */
export interface RouteExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly answer?: unknown;
}

/** The parameters that a path names. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ShapeOf<Statement, Part extends string> = Statement extends { readonly [K in Part]: Rules<infer Shape> }
  ? Shape
  : undefined;

/** The example that a statement may have: what its address, its classes and its answer allow. Of a query, parts are enough. */
type ExampleOf<Address extends string, Statement extends RouteStatement> = {
  readonly params?: [ParamOf<Address>] extends [never] ? undefined : Readonly<Record<ParamOf<Address>, string>>;
  readonly query?: Partial<ShapeOf<Statement, 'query'>>;
  readonly body?: ShapeOf<Statement, 'body'>;
  readonly answer?: Statement['answer'] extends Answer<infer Wire, infer Form>
    ? Form extends 'file'
      ? undefined
      : Wire
    : never;
};

/** One operation of the API: all that server, fronts, documents and tests know of it. */
export interface RouteStatement {
  /** What it is for, in a few words that begin with a verb. */
  readonly summary: string;
  readonly access: Access;
  /** Left out: browsing. */
  readonly importance?: Importance;
  /** It also asks for a sign-in of the last minutes (docs/adr/0052). */
  readonly freshSignIn?: true;
  readonly tokenHeader?: TokenHeader;
  /** Whether a command may, or must, carry an `Idempotency-Key`; the same key gets the same answer (docs/adr/0010). */
  readonly idempotencyKey?: 'optional' | 'required';
  readonly params?: Rules;
  readonly query?: Rules;
  readonly body?: Rules;
  readonly form?: FormFile;
  /** The body is the bytes of a file, with no form around them. */
  readonly takesBytes?: true;
  readonly answer: Answer;
  readonly caching?: Caching;
  /** What its handler may refuse with beside what follows from the rest, see `refusalsOf`; a spec reads that from the sources. */
  readonly refuses?: readonly ErrorCode[];
  /** One call as it may look, for the API's description: of the types that the rest states, and a spec holds it against the rules. */
  readonly example?: RouteExample;
}

/** A statement with its address, and with its name once it is in a group. */
export interface Route extends RouteStatement {
  readonly method: Method;
  /** `/api/…`, with parameters as `:name`. */
  readonly path: string;
  /** The operation's one name, in server, fronts and documents. */
  readonly name: string;
  /** The part of the API that it is described under. */
  readonly tag: string;
}

/** States one operation of the API at `METHOD /path`. */
export const route = <const Address extends `${Method} /api${string}`, const Statement extends RouteStatement>(
  address: Address,
  statement: Statement & { readonly example?: ExampleOf<Address, Statement> },
): Addressed<Address> & Unexemplified<Statement> => {
  const [method, path] = address.split(' ') as [Method, string];
  return { ...statement, method, path } as unknown as Addressed<Address> & Unexemplified<Statement>;
};

/** The type of a stated route says nothing of its example. */
type Unexemplified<Statement> = { readonly [Part in keyof Statement as Exclude<Part, 'example'>]: Statement[Part] };

type Addressed<Address extends string> = Address extends `${infer Verb extends Method} ${infer Path}`
  ? { readonly method: Verb; readonly path: Path }
  : never;

type Unnamed = Omit<Route, 'name' | 'tag'>;

/** The operations of one part of the API, each under its name. */
export const routeGroup = <const Routes extends Readonly<Record<string, Unnamed>>>(
  tag: string,
  routes: Routes,
): { readonly [Name in keyof Routes]: Routes[Name] & { readonly name: Name; readonly tag: string } } =>
  Object.fromEntries(Object.entries(routes).map(([name, one]) => [name, { ...one, name, tag }])) as never;
