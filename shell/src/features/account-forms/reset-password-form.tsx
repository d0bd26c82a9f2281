import { NewPasswordFormDto, type PasswordResetView } from '@northlight/contracts';
import { Button, HttpError, href, http, LinkButton, Notice, Stack, useMutation } from '@northlight/site-kit';
import { NewPasswordFields } from '@northlight/site-kit/account-ui';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary } from '@northlight/site-kit/ui';

interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: (reset: PasswordResetView) => void;
}

const empty = { password: '', confirmPassword: '' };

/** A new password for the account behind the link of a mail, by the rules of a registration. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { form, field, summary, submit } = useRuledForm<NewPasswordFormDto>(NewPasswordFormDto, empty, [
    'password',
    'confirmPassword',
  ]);
  const call = useMutation({
    mutationFn: ({ password }: NewPasswordFormDto) =>
      http.post<PasswordResetView>('/api/auth/reset-password', { token, password }),
    onSuccess: onDone,
  });
  if (call.error instanceof HttpError && call.error.code === 'ACCOUNT_LINK_DEAD')
    return <DeadLink title="This link is no longer good." />;

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((wish) => call.mutateAsync(wish))} noValidate>
      <ErrorSummary {...summary} />
      {call.isError && (
        <Notice tone="bad" title={failureText(call.error, { refused: 'Please try again in a moment.' })} />
      )}
      <NewPasswordFields
        field={field}
        typed={form.watch(['password', 'confirmPassword'])}
        label="New password"
        repeatLabel="Confirm new password"
      />
      <p>Wherever you are signed in now, you will have to sign in again.</p>
      <Button type="submit" isWide isBusy={call.isPending} busyText="Saving...">
        Save New Password
      </Button>
    </Stack>
  );
}

/** A link that was used, has ended or was cut off: the way to a new one. */
export function DeadLink({ title }: { readonly title: string }) {
  return (
    <Notice tone="bad" title={title}>
      <p>Each link can be used once: within 30 minutes, or within 14 days to undo a change of your email address.</p>
      <LinkButton to={href('forgotPassword')} tone="secondary" isSmall>
        Get a new link
      </LinkButton>
    </Notice>
  );
}
