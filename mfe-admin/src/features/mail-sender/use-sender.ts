import type { MailSenderDto, MailSenderView } from '@northlight/contracts';
import { HttpError, http, queryOptions, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { problemText } from '../../field-problems.ts';

const path = '/api/admin/settings/sender';

/** Read anew whenever somebody comes: a form that begins with an old name would write it over a newer one. */
export const senderQuery = queryOptions({
  queryKey: ['admin', 'sender'],
  queryFn: ({ signal }) => http.get<MailSenderView>(path, { signal }),
  staleTime: 0,
  gcTime: 0,
});

interface Save {
  readonly said: MailSenderDto;
  /** What was there when it was typed. */
  readonly seen: MailSenderView;
}

/** Saves over the version that was seen. Where somebody was faster, nothing is saved, and `onLate` gets what is there. */
export function useSaveSender(onSaved: (now: MailSenderView) => void, onLate: (now: MailSenderView) => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: ({ said, seen }: Save) => http.put<MailSenderView>(path, { ...said, version: seen.version }),
    onSuccess: async (now) => {
      onSaved(now);
      toast({ title: 'Sender saved', description: 'Mails say so from now on.', tone: 'good' });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: async (error) => {
      if (isLate(error)) onLate(await client.fetchQuery(senderQuery));
    },
  });
  return {
    save: call.mutate,
    isBusy: call.isPending,
    problem: isLate(call.error) ? undefined : problemText(call.error),
  };
}

const isLate = (error: Error | null): boolean => error instanceof HttpError && error.status === 409;
