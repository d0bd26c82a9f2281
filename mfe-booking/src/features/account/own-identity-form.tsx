import { OwnIdentityDto } from '@northlight/contracts';
import { Button, Row, Stack, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account.ts';
import { FormFailure } from './form-failure.tsx';

interface OwnIdentityFormProps<Answer> {
  /** Tells the fields of several such forms apart. */
  readonly name: string;
  readonly label: string;
  /** The account has an authenticator app: its code is asked for, too. */
  readonly hasApp?: boolean;
  readonly send: (said: OwnIdentityDto) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Asks for the password and a code of the app before something that a stranger at the desk must not do. */
export function OwnIdentityForm<Answer>({ name, label, hasApp, send, onDone, onClose }: OwnIdentityFormProps<Answer>) {
  const controls = { names: ['currentPassword', 'code'], idPrefix: `${name}-` } as const;
  const { field, summary, submit } = useRuledForm<OwnIdentityDto>(
    OwnIdentityDto,
    { currentPassword: '', code: '' },
    controls,
  );
  const call = useMutation({
    mutationFn: ({ currentPassword, code }: OwnIdentityDto) =>
      send(hasApp ? { currentPassword, code: code ?? '' } : { currentPassword }),
    onSuccess: onDone,
  });
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((said) => call.mutateAsync(said))} noValidate>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        isRequired
        {...field('currentPassword')}
      />
      {hasApp && (
        <TextField
          label={texts.codeFromYourApp}
          hint={texts.orOneOfYourRecovery}
          autoComplete="one-time-code"
          isRequired
          {...field('code')}
        />
      )}
      <Row>
        <Button type="submit" isBusy={call.isPending} busyText={texts.oneMoment}>
          {label}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
