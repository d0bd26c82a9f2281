import type { MailSenderView } from '@northlight/contracts';
import { Button, Quiet, Row, Spinner, Stack, useQuery } from '@northlight/site-kit';
import { LoadFailure, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/mail-sender.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { senderQuery, useSenderForm } from './use-sender.ts';

/** Under which name the mails of the house go out, and where answers to them go. */
export function MailSender() {
  const { data: sender, isPending, isFetching, refetch } = useQuery(senderQuery);
  if (isPending) return <Spinner text={texts.loadingTheEmailSender} />;
  if (!sender)
    return (
      <LoadFailure text={texts.couldntLoadTheEmailSender} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return <SenderForm sender={sender} />;
}

function SenderForm({ sender }: { readonly sender: MailSenderView }) {
  const { field, lateSince, failure, isSaving, save } = useSenderForm(sender);
  return (
    <Stack as="form" aria-label={texts.emailSender} onSubmit={isSaving ? ignore : save} noValidate>
      <Title>{texts.email}</Title>
      <Quiet>{texts.emailsAreSent({ address: sender.address })}</Quiet>
      <FieldRow>
        <TextField
          label={texts.senderName}
          hint={texts.shownBeforeTheAddress}
          autoComplete="off"
          isRequired
          {...field('name')}
        />
        <TextField
          label={texts.replyToAddress}
          hint={texts.optionalIfEmptyRepliesGo({ address: sender.address })}
          type="email"
          autoComplete="off"
          {...field('replyTo')}
        />
      </FieldRow>
      <SaveFailure failure={failure} lateSince={lateSince} subject="settings/sender" />
      <Row>
        <Button type="submit" isBusy={isSaving} busyText={texts.saving}>
          {texts.saveSender}
        </Button>
      </Row>
    </Stack>
  );
}

const Title = styled.h2`
  font-size: 1.25rem;
`;

const ignore = (event: { preventDefault(): void }): void => event.preventDefault();
