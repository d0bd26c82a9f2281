import { forgotPassword } from '@northlight/client';
import { ForgotPasswordDto } from '@northlight/contracts';
import { Button, callApi, Notice, Stack, useMutation } from '@northlight/site-kit';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account-forms.ts';

/** Asks for a link to a new password. The answer is the same for every address (decisions.md G18). */
export function ForgotPasswordForm() {
  const { field, summary, submit } = useRuledForm(ForgotPasswordDto, { email: '' }, ['email']);
  const call = useMutation({
    mutationFn: (input: ForgotPasswordDto) => callApi(forgotPassword, { body: input }),
  });

  if (call.isSuccess)
    return (
      <Notice tone="good" title={call.data.message}>
        <p>{texts.dontSeeItAfter}</p>
        <Button tone="secondary" isSmall onClick={() => call.reset()}>
          {texts.tryAnotherEmail}
        </Button>
      </Notice>
    );
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      {call.isError && <Notice tone="bad" title={failureText(call.error, { refused: texts.pleaseTryAgain })} />}
      <TextField label={texts.email} type="email" autoComplete="email" isRequired {...field('email')} />
      <Button type="submit" isWide isBusy={call.isPending} busyText={texts.sending}>
        {texts.sendMeALink}
      </Button>
    </Stack>
  );
}
