import { SignInDto } from '@northlight/contracts';
import { Button, HttpError, href, Link, Notice, Stack, useLogin } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { CheckboxField, ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';

const empty = { username: '', password: '', rememberMe: false };

/** Signs in on the way to the franchise pages (decisions.md G11). Where to go afterwards is the page's affair. */
export function FranchiseSignIn() {
  const login = useLogin();
  const { field, summary, submit } = useRuledForm(SignInDto, empty, ['username', 'password']);
  const send = submit((credentials) => login.mutateAsync(credentials));
  return (
    <Stack as="form" $gap="xl" onSubmit={login.isPending ? ignore : send} noValidate aria-label="Franchise sign-in">
      <ErrorSummary {...summary} />
      {login.isError && <Failure reason={login.error} />}
      <TextField label="Username" autoComplete="username" autoCapitalize="none" isRequired {...field('username')} />
      <PasswordField label="Password" autoComplete="current-password" isRequired {...field('password')} />
      <CheckboxField label="Remember me for 30 days" {...field('rememberMe')} />
      <Button type="submit" isWide isBusy={login.isPending} busyText="Signing in...">
        Sign In
      </Button>
      <p>
        No account yet? <Link to={href('register', { redirect: href('franchiseOpportunities') })}>Register</Link>
      </p>
    </Stack>
  );
}

/** The stated words (§8); how long somebody who has tried too often has to wait is said beside them. */
function Failure({ reason }: { readonly reason: Error }) {
  const status = reason instanceof HttpError ? reason.status : undefined;
  if (status === 401) return <Notice tone="bad" title="Invalid username or password. Please try again." />;
  return (
    <Notice tone="bad" title="An error occurred during login. Please try again.">
      {status === 429 && <p>{(reason as HttpError).userMessage}</p>}
    </Notice>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();
