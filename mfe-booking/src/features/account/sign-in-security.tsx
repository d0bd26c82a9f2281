import type { SecondFactorView } from '@northlight/contracts';
import { Notice, Quiet, Stack, useQuery } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/account.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Disclosed } from './disclosed.tsx';
import { OwnIdentityForm } from './own-identity-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { renewRecoveryCodes, secondFactorQuery, useSecondFactorChanged } from './second-factor-calls.ts';

/** What a sign-in asks for besides the password, and the way to turn it on and off. */
export function SignInSecurity() {
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const changed = useSecondFactorChanged();
  const show = (made: readonly string[]) => {
    setCodes(made);
    void changed();
  };
  if (codes) return <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />;
  if (isError) return <LoadFailed text={texts.couldntLoadYourSign} onRetry={refetch} />;
  if (!data) return <Loading />;
  const isOn = data.since !== null || data.passkeys.length > 0;
  return (
    <Stack $gap="l">
      <Need factor={data} />
      <Passkeys factor={data} onCodes={show} />
      <AuthenticatorApp factor={data} onCodes={show} />
      {isOn && <Codes factor={data} onCodes={show} />}
    </Stack>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingYourSignInSecurity}>
      <Skeleton $height="80px" />
    </div>
  );
}

/** What it takes to sign in. */
function Need({ factor: { since, passkeys, isRequired } }: Pick<PartProps, 'factor'>) {
  if (passkeys.length > 0 && since !== null) return <p>{texts.youSign}</p>;
  if (passkeys.length > 0) return <p>{texts.youSignSentence}</p>;
  if (since !== null) return <p>{texts.youSignInWithYour}</p>;
  if (isRequired) return <Notice title={texts.yourRoleRequiresAPasskey} />;
  return <p>{texts.youSignInWithJust}</p>;
}

interface PartProps {
  readonly factor: SecondFactorView;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Codes({ factor, onCodes }: PartProps) {
  return (
    <>
      <Quiet>{texts.recoveryCodeLeft({ recoveryCodesLeft: factor.recoveryCodesLeft })}</Quiet>
      <Disclosed label={texts.getNewRecoveryCodes}>
        {(close) => (
          <OwnIdentityForm
            name="codes"
            label={texts.replaceMyCodes}
            factor={factor}
            send={renewRecoveryCodes}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
            onClose={close}
          />
        )}
      </Disclosed>
    </>
  );
}
