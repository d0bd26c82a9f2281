import { resetPassword } from '@northlight/client';
import { NewPasswordFormDto, type PasswordResetView } from '@northlight/contracts';
import { Button, callApi, HttpError, href, LinkButton, Notice, Stack, useMutation } from '@northlight/site-kit';
import { NewPasswordFields } from '@northlight/site-kit/account-ui';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account-forms.ts';

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
    mutationFn: ({ password }: NewPasswordFormDto) => callApi(resetPassword, { body: { token, password } }),
    onSuccess: onDone,
  });
  if (call.error instanceof HttpError && call.error.code === 'ACCOUNT_LINK_DEAD')
    return <DeadLink title={texts.thisLinkNoLongerWorks} />;

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      {call.isError && <Notice tone="bad" title={failureText(call.error, { refused: texts.pleaseTryAgain })} />}
      <NewPasswordFields
        field={field}
        typed={form.watch(['password', 'confirmPassword'])}
        label={texts.newPassword}
        repeatLabel={texts.confirmNewPassword}
      />
      <p>{texts.thisSignsYouOutEverywhere}</p>
      <Button type="submit" isWide isBusy={call.isPending} busyText={texts.saving}>
        {texts.saveNewPassword}
      </Button>
    </Stack>
  );
}

/** A link that was used, has ended or was cut off: the way to a new one. */
export function DeadLink({ title }: { readonly title: string }) {
  return (
    <Notice tone="bad" title={title}>
      <p>{texts.eachLinkWorksOnce}</p>
      <LinkButton to={href('forgotPassword')} tone="secondary" isSmall>
        {texts.getANewLink}
      </LinkButton>
    </Notice>
  );
}
