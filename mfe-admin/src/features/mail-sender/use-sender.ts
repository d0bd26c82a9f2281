import { changeMailSender, showMailSender } from '@northlight/client';
import { MailSenderDto, type MailSenderView } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions, refresh, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { problemsOf } from '../../forms/field-problems.ts';
import { followIn, useWrittenOver } from '../../forms/use-written-over.ts';
import { texts } from '../../texts/mail-sender.ts';

/** Read anew on each visit: a form that begins with an old name would write it over a newer one. */
export const senderQuery = queryOptions({ ...apiQuery(showMailSender, {}), staleTime: 0, gcTime: 0 });

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
    read: () => callApi(showMailSender, {}),
    follow: (now, before) => followIn(form, textsOf(now), textsOf(before)),
  });
  const call = useMutation({
    mutationFn: (input: MailSenderDto) =>
      over((seen) => callApi(changeMailSender, { body: { ...input, version: seen.version } })),
    onSuccess: async () => {
      toast({ title: texts.senderSaved, description: texts.newEmailsUse, tone: 'good' });
      await refresh(client, '/api/admin');
    },
  });
  return {
    field,
    lateSince,
    failure: problemsOf(call.error, {}).rest,
    isSaving: call.isPending,
    save: submit((input) => call.mutateAsync(input)),
  };
}
