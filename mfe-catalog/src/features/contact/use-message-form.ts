import { sendMessage } from '@northlight/client';
import { ContactMessageDto } from '@northlight/contracts';
import { callApi, HttpError, toast, useMutation } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { useState } from 'react';
import { texts } from '../../texts/contact.ts';

const empty = { name: '', email: '', phone: '', subject: '', message: '', location: '', website: '' };
const order = ['name', 'email', 'phone', 'subject', 'message', 'location'] as const;
/** How long an answer may take; a second press after that sends the same message, which is safe. */
const ANSWER_TIMEOUT_MS = 20_000;
const wordings = { refused: texts.couldntSendYourMessagePlease };

/**
 * The form of the contact page, from the first letter until it is sent (§4, §5). It keeps what is typed.
 * @param subject what the page that leads here has already put into the subject
 */
export function useMessageForm(subject = '') {
  const [keys] = useState(idempotencyKeys);
  const { form, field, summary, submit } = useRuledForm<ContactMessageDto>(
    ContactMessageDto,
    { ...empty, subject },
    order,
  );
  const call = useMutation({
    mutationFn: (message: ContactMessageDto) => {
      const input = { body: message, idempotencyKey: keys.keyFor(message) };
      return callApi(sendMessage, input, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    },
    onSuccess: () => {
      keys.forget();
      form.reset();
      toast({ title: texts.messageSent, description: texts.wellReplyByEmail, tone: 'good' });
    },
  });
  return {
    field,
    summary,
    send: submit((message) => call.mutateAsync(message)),
    isSending: call.isPending,
    /** Why it was not sent; problems of single fields are told at these fields. */
    failure: call.isError && !hasFields(call.error) ? failureText(call.error, wordings) : undefined,
    /** Where the answer to what was sent last will go. */
    sentTo: call.isSuccess ? call.variables.email : undefined,
    trap: form.register('website'),
  };
}

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;
