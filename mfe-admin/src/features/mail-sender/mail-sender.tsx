import type { MailSenderView } from '@northlight/contracts';
import { Button, Quiet, Row, Spinner, Stack, useQuery } from '@northlight/site-kit';
import { LoadFailure, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { Pairs } from '../../pairs.ts';
import { SaveFailure } from '../../save-failure.tsx';
import { senderQuery, useSenderForm } from './use-sender.ts';

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

function SenderForm({ sender }: { readonly sender: MailSenderView }) {
  const { field, lateSince, failure, isSaving, save } = useSenderForm(sender);
  return (
    <Stack as="form" aria-label="Sender of mails" onSubmit={isSaving ? ignore : save} noValidate>
      <Title>Mails</Title>
      <Quiet>Mails come from {sender.address}, the address of this site.</Quiet>
      <Pairs>
        <TextField label="Sender" hint="The name before the address" autoComplete="off" isRequired {...field('name')} />
        <TextField
          label="Answers go to"
          hint={`Optional; otherwise to ${sender.address}`}
          type="email"
          autoComplete="off"
          {...field('replyTo')}
        />
      </Pairs>
      <SaveFailure failure={failure} lateSince={lateSince} subject="settings/sender" />
      <Row>
        <Button type="submit" isBusy={isSaving} busyText="Saving…">
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
