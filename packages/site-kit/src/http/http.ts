import type { Page } from '@northlight/contracts';
import { HttpError } from './http-error.ts';
import { askIdentity } from './identity-question.ts';
import { noteServerTime } from './server-clock.ts';

type QueryValue = string | number | boolean | null | undefined;

export interface HttpOptions {
  readonly query?: object;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same key and body answer the same response for 24 h: a repeated press makes one booking. */
  readonly idempotencyKey?: string;
}

/** §7: cookies are always sent, objects travel as JSON, multipart bodies as given, JSON answers are parsed. */
export const http = {
  get: <T>(path: string, options?: HttpOptions) => send<T>('GET', path, options),
  /** A page of a list that is an array on the wire: where the next one begins is in its `Link` (RFC 8288). */
  page: async <Item>(path: string, options?: HttpOptions): Promise<Page<Item>> => {
    const response = await answerTo('GET', path, options);
    const [, cursor] = /[?&]cursor=([\w-]+)[^>]*>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
    return { items: await readAnswer<Item[]>(response), nextCursor: cursor ?? null };
  },
  delete: <T = void>(path: string, options?: HttpOptions & { readonly body?: unknown }) =>
    send<T>('DELETE', path, options),
  post: <T = void>(path: string, body?: unknown, options?: HttpOptions) => send<T>('POST', path, { ...options, body }),
  put: <T = void>(path: string, body?: unknown, options?: HttpOptions) => send<T>('PUT', path, { ...options, body }),
  patch: <T = void>(path: string, body?: unknown, options?: HttpOptions) =>
    send<T>('PATCH', path, { ...options, body }),
};

const send = async <T>(method: string, path: string, options?: HttpOptions & { body?: unknown }): Promise<T> =>
  readAnswer<T>(await answerTo(method, path, options));

/** What is refused because the sign-in is old is sent again, as it was, once its owner has said their password. */
export const answerTo = (method: string, path: string, options?: HttpOptions & { body?: unknown }): Promise<Response> =>
  sendOnce(method, path, options).catch(async (reason: unknown) => {
    const isOld = reason instanceof HttpError && reason.code === 'FRESH_SIGN_IN_NEEDED';
    if (!isOld || !(await askIdentity())) throw reason;
    return sendOnce(method, path, options);
  });

const sendOnce = async (method: string, path: string, options: HttpOptions & { body?: unknown } = {}) => {
  const response = await fetch(withQuery(path, options.query), {
    method,
    credentials: 'include',
    headers: headersOf(options),
    body: encode(options.body),
    signal: options.signal ?? null,
  }).catch((reason: unknown) => {
    throw options.signal?.aborted ? reason : HttpError.noAnswer();
  });
  if (method !== 'GET' || isAskedAnew(response)) noteServerTime(response.headers.get('date'));
  if (!response.ok) throw await HttpError.from(response);
  return response;
};

/** Not from a cache that may have kept it for a while, and its time with it. */
const isAskedAnew = ({ headers }: Response): boolean => /\bno-(store|cache)\b/.test(headers.get('cache-control') ?? '');

/** The JSON of an answer, or its text; undefined where it has no body. */
export const readAnswer = async <T>(response: Response): Promise<T> => {
  const isJson = response.headers.get('content-type')?.includes('json');
  const text = await response.text();
  return (isJson && text ? JSON.parse(text) : text || undefined) as T;
};

const headersOf = ({ body, headers, idempotencyKey }: HttpOptions & { body?: unknown }) => ({
  accept: 'application/json',
  ...(isPlain(body) && { 'content-type': 'application/json' }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...headers,
});

const isPlain = (body: unknown) => body !== undefined && !(body instanceof FormData);

const encode = (body: unknown) => (isPlain(body) ? JSON.stringify(body) : (body as FormData | undefined));

const withQuery = (path: string, query: object = {}) => {
  const pairs = Object.entries(query as Record<string, QueryValue>).filter(
    ([, value]) => value != null && value !== '',
  );
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
};
