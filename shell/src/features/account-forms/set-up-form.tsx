import { SetupFormDto, type UserView } from '@northlight/contracts';
import { Button, http, Notice, Stack, toast, useMutation } from '@northlight/site-kit';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';

const empty = { email: '', username: '', password: '', confirmPassword: '' };
const wordings = {
  refused: 'An error occurred while setting up the admin account',
  unexpected: 'An unexpected error occurred',
};
const rights = { isAdmin: true, membershipTier: 'none', firstName: 'Admin', lastName: 'User' };

/** §6: the first admin registers like everybody else, and says so; the server decides whether to believe it. */
const setUp = ({ confirmPassword: _, ...account }: SetupFormDto) =>
  http.post<UserView>('/api/auth/register', { ...account, ...rights });

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
      toast({ title: 'Error creating admin account', description: failureText(reason, wordings), tone: 'bad' }),
  });

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((account) => call.mutateAsync(account))} noValidate>
      <ErrorSummary {...summary} />
      {call.isError && <Notice tone="bad" title={failureText(call.error, wordings)} />}
      <TextField label="Email" type="email" autoComplete="email" isRequired {...field('email')} />
      <TextField label="Username" autoComplete="username" autoCapitalize="none" isRequired {...field('username')} />
      <PasswordField label="Password" autoComplete="new-password" isRequired {...field('password')} />
      <PasswordField label="Confirm password" autoComplete="new-password" isRequired {...field('confirmPassword')} />
      <Button type="submit" isWide isBusy={call.isPending} busyText="Creating the admin account...">
        Create Admin Account
      </Button>
    </Stack>
  );
}
