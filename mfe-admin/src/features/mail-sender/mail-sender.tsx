import { MailSenderDto, type MailSenderView } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Spinner, Stack, useQuery } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { LoadFailure, TextField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Pairs } from '../../pairs.ts';
import { senderQuery, useSaveSender } from './use-sender.ts';

/** Under which name the mails of the house go out, and where answers to them go. */
export function MailSender() {
  const { data: sender, isPending, isFetching, refetch } = useQuery(senderQuery);
  if (isPending) return <Spinner text="Loading the sender of mails" />;
  if (!sender)
    return (
      <LoadFailure
        text="The sender of mails could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <SenderForm sender={sender} />;
}

const textsOf = ({ name, replyTo }: MailSenderView) => ({ name, replyTo: replyTo ?? '' });

function SenderForm({ sender }: { readonly sender: MailSenderView }) {
  const { form, field, submit } = useRuledForm<MailSenderDto>(MailSenderDto, textsOf(sender), {
    names: ['name', 'replyTo'],
    idPrefix: 'sender-',
  });
  const [seen, setSeen] = useState(sender);
  const [isLate, setLate] = useState(false);
  const { save, isBusy, problem } = useSaveSender(
    (now) => {
      form.reset(textsOf(now));
      setSeen(now);
      setLate(false);
    },
    (now) => {
      setSeen(now);
      setLate(true);
    },
  );
  const send = submit(async (said) => save({ said, seen }));
  return (
    <Stack as="form" aria-label="Sender of mails" onSubmit={isBusy ? ignore : send} noValidate>
      <Title>Mails</Title>
      <Quiet>Mails come from {seen.address}, the address of this site.</Quiet>
      <Pairs>
        <TextField label="Sender" hint="The name before the address" autoComplete="off" isRequired {...field('name')} />
        <TextField
          label="Answers go to"
          hint={`Optional; otherwise to ${seen.address}`}
          type="email"
          autoComplete="off"
          {...field('replyTo')}
        />
      </Pairs>
      {isLate && (
        <Notice tone="bad" title="Somebody else changed this meanwhile">
          Now it is “{seen.name}”{seen.replyTo ? `, answers to ${seen.replyTo}` : ''}. What you typed is still here:
          save again to replace theirs.
        </Notice>
      )}
      {problem && <Notice tone="bad" title={problem} />}
      <Row>
        <Button type="submit" isBusy={isBusy} busyText="Saving…">
          Save sender
        </Button>
      </Row>
    </Stack>
  );
}

const Title = styled.h2`
  font-size: 1.25rem;
`;

const ignore = (event: { preventDefault(): void }): void => event.preventDefault();
