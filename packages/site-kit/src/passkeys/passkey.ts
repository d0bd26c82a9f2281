import type { AddPasskeyDto, PasskeyAssertion } from '@northlight/contracts';
import { http, loadOnce } from '@northlight/site-kit';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const library = loadOnce(() => import('@simplewebauthn/browser'));

/** What the server has a passkey made from. */
export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;

/** False in old browsers, and on pages that came by http. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Has the owner of this browser show a passkey. @param path where the server says what it is to sign */
export async function askPasskey(path: string): Promise<PasskeyAssertion> {
  const asked = http.post<PublicKeyCredentialRequestOptionsJSON>(path);
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library.read(), asked]);
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Has this browser, or a device that it reaches, make a passkey. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<Omit<AddPasskeyDto, 'name'>> {
  const { startRegistration } = await library.read();
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
}
