import { ChangeEmailDto, type MailSentView } from '@northlight/contracts';
import { Button, http, Row, Stack, toast, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
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
    mutationFn: (wish: ChangeEmailDto) => http.post<MailSentView>('/api/auth/email', wish),
    onSuccess: async ({ email }) => {
      await changed();
      toast({ title: 'A mail is on its way', description: `Confirm ${email} with the link in it.`, tone: 'good' });
      onClose();
    },
  });

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((wish) => call.mutateAsync(wish))} noValidate>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        hint="We mail it a link. Until you open that, your present address stays in use."
        isRequired
        {...field('email')}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        isRequired
        {...field('currentPassword')}
      />
      <Row>
        <Button type="submit" isBusy={call.isPending} busyText="Sending...">
          Send the Link
        </Button>
        <Button tone="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
