import { challengePasskey } from '@northlight/client';
import { OwnIdentityDto, type SecondFactorView } from '@northlight/contracts';
import { Button, Row, Stack, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { askPasskey, canUsePasskeys } from '@northlight/site-kit/passkeys';
import { ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account.ts';
import { FormFailure } from './form-failure.tsx';
import { PasskeyPress } from './passkey-press.tsx';

interface OwnIdentityFormProps<Answer> {
  /** Tells the fields of several such forms apart. */
  readonly name: string;
  readonly label: string;
  /** What the account has besides its password: it is asked for, too. */
  readonly factor: SecondFactorView;
  readonly send: (input: OwnIdentityDto) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

const textsOf = ({ since }: SecondFactorView) =>
  since === null
    ? { label: texts.oneOfYourRecoveryCodes, hint: texts.orUseYourPasskeyBelow }
    : { label: texts.codeFromYourAuthenticatorApp, hint: texts.youCanAlsoUse };

/** Asks for the password and a code, or for a passkey, before something that a stranger at the desk must not do. */
export function OwnIdentityForm<Answer>({ name, label, factor, send, onDone, onClose }: OwnIdentityFormProps<Answer>) {
  const controls = { names: ['currentPassword', 'code'], idPrefix: `${name}-` } as const;
  const { field, summary, submit } = useRuledForm<OwnIdentityDto>(
    OwnIdentityDto,
    { currentPassword: '', code: '' },
    controls,
  );
  const hasPasskeys = factor.passkeys.length > 0;
  const hasCode = factor.since !== null || hasPasskeys;
  const call = useMutation({
    mutationFn: ({ currentPassword = '', code = '' }: OwnIdentityDto) =>
      send(hasCode ? { currentPassword, code } : { currentPassword }),
    onSuccess: onDone,
  });
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        isRequired
        {...field('currentPassword')}
      />
      {hasCode && <TextField {...textsOf(factor)} autoComplete="one-time-code" isRequired {...field('code')} />}
      <Row>
        <Button type="submit" isBusy={call.isPending} busyText={texts.oneMoment}>
          {label}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
      {hasPasskeys && canUsePasskeys() && (
        <PasskeyPress
          label={texts.useAPasskeyInstead}
          press={async () => send({ passkey: await askPasskey(challengePasskey) })}
          onDone={onDone}
        />
      )}
    </Stack>
  );
}
