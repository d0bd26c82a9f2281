import { SecondFactorCodeDto } from '@northlight/contracts';
import { Button, HttpError, Notice, Stack, useFinishLogin } from '@northlight/site-kit';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account-forms.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface SecondFactorFormProps {
  /** To stay signed in for 30 days. */
  readonly isRemembered: boolean;
  /** Too late, or another person's turn: the password is asked for again. */
  readonly onBack: () => void;
}

/** The second half of a sign-in, after the password was right. */
export function SecondFactorForm({ isRemembered, onBack }: SecondFactorFormProps) {
  const login = useFinishLogin();
  const { field, summary, submit } = useRuledForm(SecondFactorCodeDto, { code: '' }, ['code']);
  const isAtField = login.error instanceof HttpError && login.error.errors.length > 0;
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => login.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      {login.isError && !isAtField && (
        <Notice tone="bad" title={failureText(login.error, { refused: texts.pleaseTryAgain })} />
      )}
      <TextField
        label={texts.codeFromYourAuthenticatorApp}
        hint={texts.noAppOrLostYour}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoFocus
        isRequired
        {...field('code')}
      />
      <Button type="submit" isWide isBusy={login.isPending} busyText={texts.signingIn}>
        {texts.signIn}
      </Button>
      <PasskeyButton label={texts.useAPasskeyInstead} isRemembered={() => isRemembered} />
      <Button tone="secondary" isWide keepsFocus onClick={onBack}>
        {texts.backToPassword}
      </Button>
    </Stack>
  );
}
