import { encodeText } from '@northlight/contracts';

/** What a call may carry besides its path. */
export interface OperationInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: object;
  readonly body?: unknown;
  /** Opens one thing to who holds its link; sent in the operation's token header. */
  readonly token?: string | undefined;
  /** The same key and body get the same answer for 24 h: a command that is sent twice has one effect. */
  readonly idempotencyKey?: string | undefined;
}

/** One operation of the API: where it is called, and in its type what it takes and answers. */
export interface Operation<Input = OperationInput, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tokenHeader?: string;
  /** Says that the answer is a file: its bytes are handed on as they come. */
  readonly answer?: 'file';
  /** Only for the compiler; never set. */
  readonly types?: (input: Input) => Answer;
}

type Unchanging<T> = T extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanging<T[Key]> }
    : T;

/** A JSON body as it may be sent: what the server's class takes, without the fields that may be left out. */
export type Sent<T, Optional extends keyof T = never> = Unchanging<Omit<T, Optional>> &
  Partial<Unchanging<Pick<T, Optional>>>;

/** A read that goes on until its reader has seen enough: an `EventSource` at its `pathOf`, no call. */
export interface EventOperation<Input = OperationInput, Event = unknown> {
  readonly method: 'GET';
  readonly path: string;
  readonly answer: 'events';
  /** Only for the compiler; never set. */
  readonly types?: (input: Input) => Event;
}

/** A query as it may be sent: everything travels as text, and what has a default may be left out. */
export type SentQuery<T, Optional extends keyof T = never> = {
  readonly [Key in Exclude<keyof T, Optional>]: T[Key] | string;
} & { readonly [Key in Optional]?: T[Key] | string };

type Params = OperationInput['params'];

/** The path of a call, its parameters filled in and encoded. */
export const pathOf = ({ path }: Pick<Operation, 'path'>, params: Params = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeText(String(params[name])));

/** What of a query is sent: what is neither absent nor empty. */
export const searchOf = (query: object = {}): string => {
  const search = new URLSearchParams(sentOf(query)).toString();
  return search && `?${search}`;
};

/** What of a query is sent, as texts. */
const sentOf = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, String(value)]])),
  );

/**
 * The key under which a read is kept: first the address up to its first parameter (§7), then what varies, the body of
 * a question that is posted among it. Whatever is read below an address begins with it, see `isUnder`.
 */
export const keyOf = <Input extends OperationInput>(
  { path }: Operation<Input>,
  { params = {}, query, body }: Pick<OperationInput, 'params' | 'query' | 'body'> = {},
): readonly unknown[] => {
  const [address = path, ...rest] = path.split(/\/(?=:)/);
  const parts = rest.flatMap((part) => part.split('/')).map((part) => (part[0] === ':' ? params[part.slice(1)] : part));
  const sent = sentOf(query ?? {});
  return [
    address,
    ...parts.map(String),
    ...(Object.keys(sent).length > 0 ? [sent] : []),
    ...(body === undefined ? [] : [body]),
  ];
};

/** Whether a key is of the address, or of one below it: `/api/venues/:id` and `/api/venues/search` are below `/api/venues`. */
export const isUnder = (address: string, [first]: readonly unknown[]): boolean =>
  typeof first === 'string' && (first === address || first.startsWith(`${address}/`));
