import { headersOf, isUnder, keyOf, type Operation, type OperationInput, pathOf, searchOf } from '@northlight/client';
import type { Page } from '@northlight/contracts';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { answerTo, readAnswer } from './http.ts';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

const respond = (
  operation: Pick<Operation, 'method' | 'path' | 'tokenHeader'>,
  input: OperationInput,
  { signal }: CallOptions = {},
): Promise<Response> =>
  answerTo(operation.method, pathOf(operation, input.params) + searchOf(input.query), {
    ...(signal && { signal }),
    ...(input.body !== undefined && { body: input.body }),
    headers: headersOf(operation, input),
  });

/**
 * Calls an operation of the API. What is refused because the sign-in is old is sent again once its owner has confirmed
 * who they are.
 *
 * @returns the parsed answer; of a file a Blob
 * @throws {HttpError} where the API refuses, and with status 0 where there is no answer
 */
export const callApi = async <Input extends OperationInput, Answer>(
  operation: Operation<Input, Answer>,
  input: Input,
  options?: CallOptions,
): Promise<Answer> => {
  const response = await respond(operation, input, options);
  return operation.answer === 'file' ? ((await response.blob()) as Answer) : readAnswer<Answer>(response);
};

/** A page of a list that is an array on the wire: where the next one begins is in its `Link` (RFC 8288). */
export const callApiPage = async <Input extends OperationInput, Item>(
  operation: Operation<Input, Item[]>,
  input: Input,
  options?: CallOptions,
): Promise<Page<Item>> => {
  const response = await respond(operation, input, options);
  const [, cursor] = /[?&]cursor=([\w-]+)[^>]*>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
  return { items: await readAnswer<Item[]>(response), nextCursor: cursor ?? null };
};

/**
 * A read of the API for `useQuery`: its key begins with its address, so that all fronts share it and `refresh` finds it.
 *
 * @param input what is asked; undefined while it is not known, and nothing is asked then
 */
export const apiQuery = <Input extends OperationInput, Answer>(
  operation: Operation<Input, Answer>,
  input: Input | undefined,
) =>
  queryOptions({
    queryKey: keyOf(operation, input),
    queryFn: input ? ({ signal }) => callApi(operation, input, { signal }) : skipToken,
  });

/** The addresses under which the reads of an operation are kept, or an address itself. */
type Address = Pick<Operation, 'path'> | `/api/${string}`;

const addressOf = (address: Address): string => {
  const path = typeof address === 'string' ? address : address.path;
  return path.split('/:')[0] ?? path;
};

/**
 * Asks again for whatever was read at these addresses or below them: `refresh(client, listMemberships)` after a plan was
 * changed, in whatever front it is shown.
 */
export const refresh = (client: QueryClient, ...addresses: readonly Address[]): Promise<void> => {
  const wanted = addresses.map(addressOf);
  return client.invalidateQueries({ predicate: ({ queryKey }) => wanted.some((one) => isUnder(one, queryKey)) });
};
