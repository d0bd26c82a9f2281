import { type checkIn, listBookings, pathOf, undoCheckIn } from '@northlight/client';
import type { CheckedInView, CheckInDto } from '@northlight/contracts';
import { callApi, HttpError, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { askOnce, forgetLost } from './lost-answers.ts';

/** A party at the door: its reference, its id, or what its ticket says to a scanner. */
export interface CheckInRequest {
  readonly booking: string;
  readonly operation: typeof checkIn | typeof undoCheckIn;
  /** The venue at whose door it stands, and what is let pass: as `CheckInDto` says. */
  readonly how?: CheckInDto;
}

/**
 * Lets parties in, or takes it back; busy until the lists that the desk looks at were asked anew.
 * @param onDone told at once, also where the line of the party is gone by then
 */
export function useCheckIn(onDone: (answer: CheckedInView) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => refresh(client, '/api/admin', listBookings),
  });
}

/** The same where one party follows the other: in the order in which they came, and nobody waits for a list. */
export function useCheckInOneByOne() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    scope: { id: 'door' },
    onSettled: () => void refresh(client, '/api/admin', listBookings),
  });
}

async function send({ booking, operation, how = {} }: CheckInRequest): Promise<CheckedInView> {
  const params = { booking };
  const request = `${pathOf(operation, params)} ${JSON.stringify(how)}`;
  const answer = await askOnce(request, (idempotencyKey) => callApi(operation, { params, idempotencyKey, body: how }));
  if (operation === undoCheckIn) forgetLost();
  return answer;
}

export const codeOf = (error: Error | undefined): string | undefined =>
  error instanceof HttpError ? error.code : undefined;
