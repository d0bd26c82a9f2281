import { site } from '../site/site.ts';
import { HttpError } from './http-error.ts';
import { askIdentity } from './identity-question.ts';
import { noteServerTime } from './server-clock.ts';
import { waitWhereRefused } from './waiting-room.ts';

/** What a request carries besides its address. */
export interface HttpOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A JSON file of the site, such as the words of its pictures. */
export const getJson = async <T>(path: string, signal: AbortSignal): Promise<T> =>
  readAnswer<T>(await answerTo('GET', path, { signal }));

/**
 * One request (§7): cookies are always sent, objects travel as JSON, multipart bodies as given. What is refused because
 * the sign-in is old is sent again, as it was, once its owner has said their password.
 */
export const answerTo = (method: string, path: string, options?: HttpOptions): Promise<Response> =>
  sendOnce(method, path, options).catch(async (reason: unknown) => {
    const isOld = reason instanceof HttpError && reason.code === 'FRESH_SIGN_IN_NEEDED';
    if (!isOld || !(await askIdentity())) throw reason;
    return sendOnce(method, path, options);
  });

const sendOnce = async (method: string, path: string, options: HttpOptions = {}) => {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: headersOf(options),
    body: encode(options.body),
    signal: options.signal ?? null,
  }).catch((reason: unknown) => {
    throw options.signal?.aborted ? reason : HttpError.noAnswer();
  });
  if (method !== 'GET' || isAskedAnew(response)) noteServerTime(response.headers.get('date'));
  if (!response.ok) {
    const refusal = await HttpError.from(response);
    waitWhereRefused(refusal, options.body);
    throw refusal;
  }
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

const headersOf = ({ body, headers }: HttpOptions) => ({
  accept: 'application/json',
  ...(site.trace && { traceparent: site.trace }),
  ...(isPlain(body) && { 'content-type': 'application/json' }),
  ...headers,
});

const isPlain = (body: unknown) => body !== undefined && !(body instanceof FormData);

const encode = (body: unknown) => (isPlain(body) ? JSON.stringify(body) : (body as FormData | undefined));
