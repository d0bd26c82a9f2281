import { type AuthenticatorSetupView, SecondFactorCodeDto, type SecondFactorView } from '@northlight/contracts';
import { Button, Quiet, Row, Stack, space, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, TextField } from '@northlight/site-kit/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/account.ts';
import { FormFailure } from './form-failure.tsx';
import { OwnIdentityForm } from './own-identity-form.tsx';
import { beginAuthenticator, confirmAuthenticator } from './second-factor-calls.ts';

interface SetUpAppProps {
  readonly factor: SecondFactorView;
  /** The app works; these are shown once. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** First the password, then the secret for the app, then a code that shows that the app has it. */
export function SetUpApp({ factor, onDone, onClose }: SetUpAppProps) {
  const [setup, setSetup] = useState<AuthenticatorSetupView>();
  if (setup) return <ShowSecret setup={setup} onDone={onDone} onClose={onClose} />;
  return (
    <OwnIdentityForm
      name="app"
      label={texts.continue}
      factor={factor}
      send={beginAuthenticator}
      onDone={setSetup}
      onClose={onClose}
    />
  );
}

function ShowSecret({
  setup: { secret, uri },
  onDone,
  onClose,
}: Omit<SetUpAppProps, 'factor'> & { setup: AuthenticatorSetupView }) {
  const controls = { names: ['code'], idPrefix: 'app-' } as const;
  const { field, summary, submit } = useRuledForm<SecondFactorCodeDto>(SecondFactorCodeDto, { code: '' }, controls);
  const call = useMutation({
    mutationFn: confirmAuthenticator,
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <p>{texts.scanThisCodeWithYour}</p>
      <Code>
        <QRCodeSVG value={uri} size={184} marginSize={2} title={texts.qrCodeForYourAuthenticator} />
      </Code>
      <div>
        <Quiet>{texts.cantScanItEnter}</Quiet>
        <Secret>{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      </div>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <TextField
        label={texts.codeShownInTheApp}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
        {...field('code')}
      />
      <Row>
        <Button type="submit" isBusy={call.isPending} busyText={texts.checking}>
          {texts.turnOn}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

/** Dark on light in both themes: what reads it knows nothing else. */
const Code = styled.div`
  width: fit-content;
  background: #fff;
`;

const Secret = styled.code`
  display: block;
  margin-top: ${space.s};
  overflow-wrap: anywhere;
`;
