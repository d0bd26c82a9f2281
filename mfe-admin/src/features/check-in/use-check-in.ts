import type { CheckedInView } from '@northlight/contracts';
import { HttpError, http, useMutation, useQueryClient } from '@northlight/site-kit';

/** A party at the door: its reference, its id, or what its ticket says to a scanner. */
export interface AtTheDoor {
  readonly booking: string;
  readonly does: 'check-in' | 'undo-check-in';
  /** Lets a party in whose visit is on another day. */
  readonly anyway?: boolean;
}

/** Lets parties in, or takes it back; whatever the desk looks at is asked anew afterwards. */
export function useCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, does, anyway }: AtTheDoor) =>
      http.post<CheckedInView>(
        `/api/admin/bookings/${encodeURIComponent(booking)}/${does}`,
        does === 'check-in' && anyway ? { anyway } : {},
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export const codeOf = (error: Error | null): string | undefined =>
  error instanceof HttpError ? error.code : undefined;
