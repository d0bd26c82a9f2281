import type { SecondFactorView } from '@northlight/contracts';
import { Notice, Quiet, Stack, toast, useQuery } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/account.ts';
import { Disclosed } from './disclosed.tsx';
import { momentText } from './moment-text.ts';
import { OwnIdentityForm } from './own-identity-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  removeAuthenticator,
  renewRecoveryCodes,
  secondFactorQuery,
  useSecondFactorChanged,
} from './second-factor-calls.ts';
import { SetUpApp } from './set-up-app.tsx';

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
  if (isError) return <LoadFailed text={texts.yourSignInSecurityCould} onRetry={refetch} />;
  if (!data) return <Loading />;
  return data.since === null ? (
    <Off isRequired={data.isRequired} onCodes={show} />
  ) : (
    <On factor={data} since={data.since} onCodes={show} />
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingYourSignInSecurity}>
      <Skeleton $height="80px" />
    </div>
  );
}

type OnCodes = (codes: readonly string[]) => void;

function Off({ isRequired, onCodes }: { readonly isRequired: boolean; readonly onCodes: OnCodes }) {
  return (
    <Stack $gap="l">
      {isRequired ? <Notice title={texts.yourWorkHereNeeds} /> : <p>{texts.signingInTakesOnlyYour}</p>}
      <Disclosed label={texts.setUpAnAuthenticatorApp}>
        {(close) => <SetUpApp onDone={onCodes} onClose={close} />}
      </Disclosed>
    </Stack>
  );
}

interface OnProps {
  readonly factor: SecondFactorView;
  readonly since: string;
  readonly onCodes: OnCodes;
}

function On({ factor: { recoveryCodesLeft }, since, onCodes }: OnProps) {
  const changed = useSecondFactorChanged();
  const removed = () => {
    toast({ title: texts.theAuthenticatorAppWasRemoved, tone: 'good' });
    void changed();
  };
  return (
    <Stack $gap="l">
      <div>
        <p>{texts.signingInAsks}</p>
        <Quiet>{texts.sinceRecoveryCodesLeft({ since: momentText(since), recoveryCodesLeft })}</Quiet>
      </div>
      <Disclosed label={texts.getNewRecoveryCodes}>
        {(close) => (
          <OwnIdentityForm
            name="codes"
            hasApp
            label={texts.replaceMyCodes}
            send={renewRecoveryCodes}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
            onClose={close}
          />
        )}
      </Disclosed>
      <Disclosed label={texts.removeTheApp}>
        {(close) => (
          <OwnIdentityForm
            name="remove"
            label={texts.remove}
            hasApp
            send={removeAuthenticator}
            onDone={removed}
            onClose={close}
          />
        )}
      </Disclosed>
    </Stack>
  );
}
