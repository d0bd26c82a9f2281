import type { ErrorBody, ErrorCode } from '@northlight/contracts';
import { type Operation, type OperationInput, pathOf, searchOf } from './operation.js';

/** Any answer that is not a success; `code` is one of the error catalogue, where the API said so. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'UNKNOWN';
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(
    readonly status: number,
    { code, message = `The API answered ${status}`, requestId }: Partial<ErrorBody>,
  ) {
    super(message);
    this.code = code ?? 'UNKNOWN';
    this.requestId = requestId;
  }
}

export interface ClientOptions {
  /** Where the API is, without a path: `https://www.example.com`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Sent with every call: a cookie of a session, or the deploy token. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Client {
  /**
   * Calls one operation.
   *
   * @returns the parsed JSON; of a file a Blob; undefined where there is no body
   * @throws {ApiError} where the API refuses; what `fetch` throws where there is no answer
   */
  readonly call: <Input extends OperationInput, Answer>(
    operation: Operation<Input, Answer>,
    input: Input,
    signal?: AbortSignal,
  ) => Promise<Answer>;
}

/** A client for programs; the site's own fronts call through site-kit, which asks people where it must. */
export const createClient = ({ baseUrl, fetch: send = fetch, headers = {} }: ClientOptions): Client => ({
  call: async (operation, input, signal) => {
    const response = await send(`${baseUrl}${pathOf(operation, input.params)}${searchOf(input.query)}`, {
      method: operation.method,
      headers: { accept: 'application/json', ...headersOf(operation, input), ...headers },
      body: bodyOf(input.body),
      signal: signal ?? null,
    });
    if (!response.ok) throw new ApiError(response.status, await refusalIn(response));
    return (await (operation.answer === 'file' ? response.blob() : read(response))) as never;
  },
});

const refusalIn = async (response: Response): Promise<Partial<ErrorBody>> => {
  const body = await read(response);
  return typeof body === 'object' && body ? body : {};
};

/** The headers that an operation's input is sent in. */
export const headersOf = (
  operation: Pick<Operation, 'tokenHeader'>,
  input: OperationInput,
): Record<string, string> => ({
  ...(isJsonBody(input.body) && { 'content-type': 'application/json' }),
  ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
  ...(operation.tokenHeader && input.token && { [operation.tokenHeader]: input.token }),
});

const isJsonBody = (body: unknown): boolean =>
  body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);

const bodyOf = (body: unknown): string | FormData | Blob | null =>
  isJsonBody(body) ? JSON.stringify(body) : ((body as FormData | Blob | undefined) ?? null);

const read = async (response: Response): Promise<unknown> => {
  const isJson = response.headers.get('content-type')?.includes('json');
  const text = await response.text();
  return isJson && text ? JSON.parse(text) : text || undefined;
};
