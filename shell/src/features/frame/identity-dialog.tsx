import { challengePasskey, confirmIdentity } from '@northlight/client';
import { OwnIdentityDto } from '@northlight/contracts';
import { answerIdentity, Button, callApi, HttpError, Notice, Row, Stack, useMutation } from '@northlight/site-kit';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { askPasskey, canUsePasskeys, passkeyWords } from '@northlight/site-kit/passkeys';
import { Dialog, ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
import { useId, useState } from 'react';
import { texts } from '../../texts/frame.ts';

const controls = { names: ['currentPassword', 'code'], idPrefix: 'identity-' } as const;

/** Asks for the password again, and for a code once the account turns out to need one; what was being sent goes on with it, and nothing that was typed is lost. */
export function IdentityDialog() {
  const id = useId();
  const { field, summary, submit } = useRuledForm<OwnIdentityDto>(
    OwnIdentityDto,
    { currentPassword: '', code: '' },
    controls,
  );
  const call = useMutation({
    mutationFn: (input: OwnIdentityDto) => callApi(confirmIdentity, { body: input }),
    onSuccess: () => answerIdentity(true),
  });
  const errors = call.error instanceof HttpError ? call.error.errors : [];
  const [needsCode, setNeedsCode] = useState(false);
  if (!needsCode && errors.some(({ field: at }) => at === 'code')) setNeedsCode(true);
  const isAtField = errors.length > 0;
  const decline = () => answerIdentity(false);
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={decline}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={id} isBusy={call.isPending} busyText={texts.checking}>
        {texts.confirm}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.confirmItsYou} onClose={decline} footer={buttons}>
      <Stack as="form" id={id} $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
        <p>{texts.itsBeenAWhileSince}</p>
        <ErrorSummary {...summary} />
        {call.isError && !isAtField && (
          <Notice tone="bad" title={failureText(call.error, { refused: texts.pleaseTryAgain })} />
        )}
        <PasswordField
          label={texts.yourPassword}
          autoComplete="current-password"
          isRequired
          {...field('currentPassword')}
        />
        {needsCode && (
          <TextField
            label={texts.codeFromYourAuthenticatorApp}
            hint={texts.orOneOfYourRecovery}
            autoComplete="one-time-code"
            isRequired
            {...field('code')}
          />
        )}
        <PasskeyInstead />
      </Stack>
    </Dialog>
  );
}

/** A passkey says as much as the password and the code. */
function PasskeyInstead() {
  const call = useMutation({
    mutationFn: async () => callApi(confirmIdentity, { body: { passkey: await askPasskey(challengePasskey) } }),
    onSuccess: () => answerIdentity(true),
  });
  if (!canUsePasskeys()) return null;
  return (
    <>
      {call.isError && <Notice tone="bad" title={passkeyWords(call.error)} />}
      <div>
        <Button
          tone="secondary"
          isBusy={call.isPending}
          busyText={texts.waitingForYourPasskey}
          keepsFocus
          onClick={() => call.mutate()}
        >
          {texts.useAPasskeyInstead}
        </Button>
      </div>
    </>
  );
}
