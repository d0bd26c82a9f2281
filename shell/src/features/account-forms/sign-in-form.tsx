import { SignInDto } from '@northlight/contracts';
import {
  Button,
  displayName,
  HttpError,
  href,
  Link,
  Notice,
  Stack,
  space,
  toast,
  useLogin,
} from '@northlight/site-kit';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { CheckboxField, ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/account-forms.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

const empty = { username: '', password: '', rememberMe: false };

/** Signs in with the rules of §5 and the words of §8. Where to go afterwards is the page's affair. */
export function SignInForm() {
  const login = useLogin();
  const { form, field, summary, submit } = useRuledForm(SignInDto, empty, ['username', 'password']);
  if (isCodeNeeded(login.error))
    return <SecondFactorForm isRemembered={login.variables?.rememberMe === true} onBack={login.reset} />;
  const failure = login.isError && failureText(login.error, { refused: texts.invalidCredentialsPleaseTry });

  const send = submit((credentials) =>
    login.mutateAsync(credentials, {
      onSuccess: (user) =>
        toast({
          title: texts.loginSuccessful,
          description: texts.welcomeBack({ user: displayName(user) }),
          tone: 'good',
        }),
      onError: (reason) =>
        isCodeNeeded(reason) ||
        toast({
          title: texts.loginFailed,
          description: failureText(reason, { refused: texts.invalidCredentialsPleaseTry }),
          tone: 'bad',
        }),
    }),
  );

  return (
    <Stack as="form" $gap="xl" onSubmit={send} noValidate>
      <ErrorSummary {...summary} />
      {failure && <Notice tone="bad" title={failure} />}
      <TextField
        label={texts.usernameOrEmail}
        autoComplete="username"
        autoCapitalize="none"
        isRequired
        {...field('username')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" isRequired {...field('password')} />
      <Between>
        <CheckboxField label={texts.rememberMeFor30Days} {...field('rememberMe')} />
        <Link to={href('forgotPassword')}>{texts.forgotPassword}</Link>
      </Between>
      <Button type="submit" isWide isBusy={login.isPending} busyText={texts.signingIn}>
        {texts.signIn}
      </Button>
      <PasskeyButton label={texts.useAPasskey} isRemembered={() => form.getValues('rememberMe') === true} />
    </Stack>
  );
}

const isCodeNeeded = (reason: unknown): boolean =>
  reason instanceof HttpError && reason.code === 'SECOND_FACTOR_NEEDED';

const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m} ${space.l};
`;
