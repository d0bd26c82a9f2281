import type { Operation } from '@northlight/client';
import type {
  AddPasskeyDto,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@northlight/contracts';
import { callApi, loadOnce } from '@northlight/site-kit';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const library = loadOnce(() => import('@simplewebauthn/browser'));

/** What the server has a passkey made from. */
export type PasskeyCreation = PasskeyCreationOptions;

type PasskeyChallenge = Operation<object, PasskeyRequestOptions>;

/** False in old browsers, and on pages that came by http. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Has the owner of this browser show a passkey. @param challenge the operation that says what it is to sign */
export async function askPasskey(challenge: PasskeyChallenge): Promise<PasskeyAssertion> {
  const options = callApi(challenge, {});
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library.read(), options]);
  const { id, response } = await startAuthentication({
    optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Has this browser, or a device that it reaches, make a passkey. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<Omit<AddPasskeyDto, 'name'>> {
  const { startRegistration } = await library.read();
  const { id, response } = await startRegistration({
    optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
}
