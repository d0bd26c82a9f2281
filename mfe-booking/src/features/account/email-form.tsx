import { changeEmail } from '@northlight/client';
import { ChangeEmailDto } from '@northlight/contracts';
import { Button, callApi, Row, Stack, toast, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account.ts';
import { useAccountChanged } from './account-calls.ts';
import { FormFailure } from './form-failure.tsx';

interface FormProps {
  readonly onClose: () => void;
}

const controls = { names: ['email', 'currentPassword'], idPrefix: 'email-' } as const;

/** Asks for another address, which counts once it is confirmed. */
export function EmailForm({ onClose }: FormProps) {
  const changed = useAccountChanged();
  const { field, summary, submit } = useRuledForm<ChangeEmailDto>(
    ChangeEmailDto,
    { email: '', currentPassword: '' },
    controls,
  );
  const call = useMutation({
    mutationFn: (input: ChangeEmailDto) => callApi(changeEmail, { body: input }),
    onSuccess: async ({ email }) => {
      await changed();
      toast({ title: texts.checkYourEmail, description: texts.openTheLinkWeSent({ email }), tone: 'good' });
      onClose();
    },
  });

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <TextField
        label={texts.newEmail}
        type="email"
        autoComplete="email"
        hint={texts.wellEmailALink}
        isRequired
        {...field('email')}
      />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        isRequired
        {...field('currentPassword')}
      />
      <Row>
        <Button type="submit" isBusy={call.isPending} busyText={texts.sending}>
          {texts.sendTheLink}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
