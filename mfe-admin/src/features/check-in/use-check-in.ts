import { type CheckedInView, type CheckInDto, encodeText } from '@northlight/contracts';
import { HttpError, http, useMutation, useQueryClient } from '@northlight/site-kit';
import { askOnce, forgetLost } from './lost-answers.ts';

/** A party at the door: its reference, its id, or what its ticket says to a scanner. */
export interface AtTheDoor {
  readonly booking: string;
  readonly does: 'check-in' | 'undo-check-in';
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
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** The same where one party follows the other: in the order in which they came, and nobody waits for a list. */
export function useCheckInOneByOne() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    scope: { id: 'door' },
    onSettled: () => void client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

async function send({ booking, does, how = {} }: AtTheDoor): Promise<CheckedInView> {
  const path = `/api/admin/bookings/${encodeText(booking)}/${does}`;
  const answer = await askOnce(`${path} ${JSON.stringify(how)}`, (idempotencyKey) =>
    http.post<CheckedInView>(path, how, { idempotencyKey }),
  );
  if (does === 'undo-check-in') forgetLost();
  return answer;
}

export const codeOf = (error: Error | undefined): string | undefined =>
  error instanceof HttpError ? error.code : undefined;
