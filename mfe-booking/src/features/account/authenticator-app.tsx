import type { SecondFactorView } from '@northlight/contracts';
import { Quiet, toast } from '@northlight/site-kit';
import { texts } from '../../texts/account.ts';
import { Disclosed } from './disclosed.tsx';
import { momentText } from './moment-text.ts';
import { OwnIdentityForm } from './own-identity-form.tsx';
import { removeAuthenticator, useSecondFactorChanged } from './second-factor-calls.ts';
import { SetUpApp } from './set-up-app.tsx';

interface AuthenticatorAppProps {
  readonly factor: SecondFactorView;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app of the account, and the way to set one up and remove it. */
export function AuthenticatorApp({ factor, onCodes }: AuthenticatorAppProps) {
  const changed = useSecondFactorChanged();
  const removed = () => {
    toast({ title: texts.authenticatorAppRemoved, tone: 'good' });
    void changed();
  };
  if (factor.since === null)
    return (
      <Disclosed label={texts.setUpAnAuthenticatorApp}>
        {(close) => <SetUpApp factor={factor} onDone={onCodes} onClose={close} />}
      </Disclosed>
    );
  return (
    <>
      <Quiet>{texts.authenticatorAppOnSince({ since: momentText(factor.since) })}</Quiet>
      <Disclosed label={texts.removeTheApp}>
        {(close) => (
          <OwnIdentityForm
            name="remove"
            label={texts.remove2}
            factor={factor}
            send={removeAuthenticator}
            onDone={removed}
            onClose={close}
          />
        )}
      </Disclosed>
    </>
  );
}
