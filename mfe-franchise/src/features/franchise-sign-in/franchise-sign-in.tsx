import { SignInDto } from '@northlight/contracts';
import { Button, HttpError, href, Link, Notice, rich, Stack, useLogin } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { CheckboxField, ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/franchise-sign-in.ts';

const empty = { username: '', password: '', rememberMe: false };

/** Signs in on the way to the franchise pages (decisions.md G11). Where to go afterwards is the page's affair. */
export function FranchiseSignIn() {
  const login = useLogin();
  const { field, summary, submit } = useRuledForm(SignInDto, empty, ['username', 'password']);
  const send = submit((credentials) => login.mutateAsync(credentials));
  return (
    <Stack as="form" $gap="xl" onSubmit={login.isPending ? ignore : send} noValidate aria-label={texts.franchiseSign}>
      <ErrorSummary {...summary} />
      {login.isError && <Failure reason={login.error} />}
      <TextField
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        isRequired
        {...field('username')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" isRequired {...field('password')} />
      <CheckboxField label={texts.rememberMeFor30Days} {...field('rememberMe')} />
      <Button type="submit" isWide isBusy={login.isPending} busyText={texts.signingIn}>
        {texts.signIn}
      </Button>
      <p>
        {rich(texts.dontHaveAnAccountRegister, {
          link: (words) => <Link to={href('register', { redirect: href('franchiseOpportunities') })}>{words}</Link>,
        })}
      </p>
    </Stack>
  );
}

/** The stated words (§8); how long somebody who has tried too often has to wait is said beside them. */
function Failure({ reason }: { readonly reason: Error }) {
  const status = reason instanceof HttpError ? reason.status : undefined;
  if (status === 401) return <Notice tone="bad" title={texts.invalidUsernameOrPassword} />;
  return (
    <Notice tone="bad" title={texts.anErrorOccurredDuringLogin}>
      {status === 429 && <p>{(reason as HttpError).userMessage}</p>}
    </Notice>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();
