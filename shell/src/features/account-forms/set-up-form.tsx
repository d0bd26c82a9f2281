import { register } from '@northlight/client';
import { SetupFormDto } from '@northlight/contracts';
import { Button, callApi, Notice, Stack, toast, useMutation } from '@northlight/site-kit';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account-forms.ts';

const empty = { email: '', username: '', password: '', confirmPassword: '' };
const wordings = {
  refused: texts.anErrorOccurredWhileSetting,
  unexpected: texts.anUnexpectedErrorOccurred,
};
const rights = { isAdmin: true, membershipTier: 'none', firstName: 'Admin', lastName: 'User' };

/** §6: the first admin registers like everybody else, and says so; the server decides whether to believe it. */
const setUp = ({ confirmPassword: _, ...account }: SetupFormDto) =>
  callApi(register, { body: { ...account, ...rights } });

/** Makes the first admin with the rules of §5 and the words of §8. */
export function SetUpForm({ onDone }: { readonly onDone: () => void }) {
  const { field, summary, submit } = useRuledForm<SetupFormDto>(SetupFormDto, empty, [
    'email',
    'username',
    'password',
    'confirmPassword',
  ]);
  const call = useMutation({
    mutationFn: setUp,
    onSuccess: onDone,
    onError: (reason) =>
      toast({ title: texts.errorCreatingAdminAccount, description: failureText(reason, wordings), tone: 'bad' }),
  });

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((account) => call.mutateAsync(account))} noValidate>
      <ErrorSummary {...summary} />
      {call.isError && <Notice tone="bad" title={failureText(call.error, wordings)} />}
      <TextField label={texts.email} type="email" autoComplete="email" isRequired {...field('email')} />
      <TextField
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        isRequired
        {...field('username')}
      />
      <PasswordField label={texts.password} autoComplete="new-password" isRequired {...field('password')} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        isRequired
        {...field('confirmPassword')}
      />
      <Button type="submit" isWide isBusy={call.isPending} busyText={texts.creatingTheAdminAccount}>
        {texts.createAdminAccount}
      </Button>
    </Stack>
  );
}
