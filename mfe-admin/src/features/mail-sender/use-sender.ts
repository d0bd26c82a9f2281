import { MailSenderDto, type MailSenderView } from '@northlight/contracts';
import { http, queryOptions, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { problemsOf } from '../../forms/field-problems.ts';
import { followIn, useWrittenOver } from '../../forms/use-written-over.ts';
import { texts } from '../../texts/mail-sender.ts';

const path = '/api/admin/settings/sender';

const readSender = (signal?: AbortSignal) => http.get<MailSenderView>(path, signal && { signal });

/** Read anew whenever somebody comes: a form that begins with an old name would write it over a newer one. */
export const senderQuery = queryOptions({
  queryKey: ['admin', 'sender'],
  queryFn: ({ signal }) => readSender(signal),
  staleTime: 0,
  gcTime: 0,
});

const textsOf = ({ name, replyTo }: MailSenderView) => ({ name, replyTo: replyTo ?? '' });

/** Who sends the mails, from the first letter until it is saved. It keeps what is typed. */
export function useSenderForm(sender: MailSenderView) {
  const client = useQueryClient();
  const { form, field, submit } = useRuledForm<MailSenderDto>(MailSenderDto, textsOf(sender), {
    names: ['name', 'replyTo'],
    idPrefix: 'sender-',
  });
  const { over, lateSince } = useWrittenOver({
    thing: sender,
    read: () => readSender(),
    follow: (now, before) => followIn(form, textsOf(now), textsOf(before)),
  });
  const call = useMutation({
    mutationFn: (said: MailSenderDto) =>
      over((seen) => http.put<MailSenderView>(path, { ...said, version: seen.version })),
    onSuccess: async () => {
      toast({ title: texts.senderSaved, description: texts.newEmailsUse, tone: 'good' });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return {
    field,
    lateSince,
    failure: problemsOf(call.error, {}).rest,
    isSaving: call.isPending,
    save: submit((said) => call.mutateAsync(said)),
  };
}
