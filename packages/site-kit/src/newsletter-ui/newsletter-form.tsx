import { subscribe as subscribeOperation } from '@northlight/client';
import { Button, callApi, from, HttpError, space, useMutation } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../texts/newsletter-ui.ts';

const invalid = texts.pleaseEnterAValidEmail;
/** How long an answer may take. */
const ANSWER_TIMEOUT_MS = 20_000;

const subscribe = (email: string) =>
  callApi(subscribeOperation, { body: { email } }, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

interface NewsletterFormProps {
  /** Of the heading that names the form. */
  readonly labelledBy: string;
  /** Of the field. */
  readonly id: string;
  readonly label: string;
  readonly submitText: string;
}

/** Asks for the newsletter (§2 footer, decisions.md G16). What was typed stays until it has arrived. */
export function NewsletterForm({ labelledBy, id, label, submitText }: NewsletterFormProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const call = useMutation({ mutationFn: subscribe });

  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (call.isPending) return;
    if (!email.trim() || input.current?.validity.typeMismatch) refuse(invalid);
    else call.mutate(email.trim(), { onSuccess: () => setEmail(''), onError: (reason) => refuse(wordsOf(reason)) });
  };
  return (
    <form onSubmit={send} noValidate aria-labelledby={labelledBy}>
      <Line>
        <TextField
          ref={input}
          {...{ id, label }}
          {...{ type: 'email', autoComplete: 'email', value: email, error }}
          onChange={({ target }) => {
            setEmail(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" isBusy={call.isPending} busyText={texts.signingUp}>
          {submitText}
        </Button>
      </Line>
      <Answer role="status">{call.isSuccess && !email && call.data.message}</Answer>
    </form>
  );
}

const wordsOf = (reason: unknown): string =>
  (reason instanceof HttpError && reason.userMessage) || texts.thatDidNotWorkPlease;

const Line = styled.div`
  display: grid;
  gap: ${space.m};

  @media (${from.medium}) {
    grid-template-columns: minmax(0, 1fr) auto;

    /* beside the field, also when a message stands below it */
    > button {
      align-self: start;
      margin-top: 27px;
    }
  }
`;

const Answer = styled.p`
  min-height: 1.5em;
  margin-top: ${space.s};
  font-weight: 600;
`;
