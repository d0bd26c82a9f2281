import { PasskeyNameDto, type SecondFactorView } from '@northlight/contracts';
import { Button, Notice, Row, Stack, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { makePasskey, type PasskeyCreation, passkeyWords } from '@northlight/site-kit/passkeys';
import { ErrorSummary, TextField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/account.ts';
import { OwnIdentityForm } from './own-identity-form.tsx';
import { addPasskey, beginPasskey } from './second-factor-calls.ts';

interface AddPasskeyProps {
  readonly factor: SecondFactorView;
  /** The first second factor of an account brings recovery codes, which are shown once. */
  readonly onDone: (recoveryCodes: readonly string[] | undefined) => void;
  readonly onClose: () => void;
}

/** First who asks for it, then a name, and a press for which the browser makes it. */
export function AddPasskey({ factor, onDone, onClose }: AddPasskeyProps) {
  const [creation, setCreation] = useState<PasskeyCreation>();
  if (creation) return <NameIt creation={creation} onDone={onDone} onClose={onClose} />;
  return (
    <OwnIdentityForm
      name="passkey"
      label={texts.continue}
      factor={factor}
      send={beginPasskey}
      onDone={setCreation}
      onClose={onClose}
    />
  );
}

function NameIt({ creation, onDone, onClose }: Omit<AddPasskeyProps, 'factor'> & { creation: PasskeyCreation }) {
  const controls = { names: ['name'], idPrefix: 'passkey-' } as const;
  const { field, summary, submit } = useRuledForm<PasskeyNameDto>(PasskeyNameDto, { name: '' }, controls);
  const call = useMutation({
    mutationFn: async ({ name }: PasskeyNameDto) => addPasskey({ name, ...(await makePasskey(creation)) }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      {call.isError && <Notice tone="bad" title={passkeyWords(call.error)} />}
      <TextField
        label={texts.passkeyName}
        hint={texts.somethingYoullRecognizeLikeMy}
        autoComplete="off"
        autoFocus
        isRequired
        {...field('name')}
      />
      <Row>
        <Button type="submit" isBusy={call.isPending} busyText={texts.waitingForYourDevice}>
          {texts.createPasskey}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
