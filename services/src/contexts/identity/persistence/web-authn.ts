import type { AddPasskeyDto, PasskeyAssertion } from '@northlight/contracts';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { logger } from '../../../platform/observability/logger.js';
import type { RelyingParty } from '../domain/relying-party.js';

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** What a browser may take to ask for a passkey, in its own dialogs. */
const TIMEOUT_MS = 4 * 60_000;
/** A finger, a face or a PIN each time: that and the passkey are two things. */
const userVerification = 'required';
/**
 * Ed25519, ES256 and RS256 (IANA's COSE numbers), which every supported Node can check. Left to itself the library asks
 * for ML-DSA where Node has it, as an experiment: those signatures are ten times as long, and another Node refuses them.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A passkey as it was made. */
export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
}

/** What is known of a passkey that a signature is checked with. */
export interface KnownPasskey extends MadePasskey {
  readonly userHandle: string;
  readonly transports: readonly string[];
}

type Named = Pick<KnownPasskey, 'credentialId' | 'transports'>;

/** Takes a fifth of a second to load, and most processes never need it. */
const library = () => import('@simplewebauthn/server');

const namesOf = (passkeys: readonly Named[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }));

interface Registration {
  readonly username: string;
  readonly userHandle: string;
  /** A device that has one of them makes no second one. */
  readonly known: readonly Named[];
}

/** What a browser makes a passkey from. */
export async function creationOptions(
  { id, name }: RelyingParty,
  { username, userHandle, known }: Registration,
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: username,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    excludeCredentials: namesOf(known),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification },
    supportedAlgorithmIDs,
    timeout: TIMEOUT_MS,
  });
}

/** What a browser asks for: one of these passkeys, or, where none are named, whichever its owner chooses. */
export async function requestOptions({ id }: RelyingParty, known: readonly Named[] = []): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: id,
    userVerification,
    timeout: TIMEOUT_MS,
    ...(known.length > 0 && { allowCredentials: namesOf(known) }),
  });
}

/** @returns undefined where it was not made here, for this challenge, or without its owner */
export async function madePasskey(
  { id, origin }: RelyingParty,
  challenge: string,
  assertion: AddPasskeyDto,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  return refusedAsUndefined(async () => {
    await mustBringNoCertificates(assertion.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: creationAnswer(assertion),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return undefined;
    const { credential } = registrationInfo;
    return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), signCount: credential.counter };
  });
}

/** @returns how often the passkey has signed; undefined where the signature does not hold, or the count went back */
export async function signCountOf(
  { id, origin }: RelyingParty,
  challenge: string,
  { assertion, passkey }: { assertion: PasskeyAssertion; passkey: KnownPasskey },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  return refusedAsUndefined(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: requestAnswer(assertion),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: credentialOf(passkey),
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

/**
 * Nobody is asked what device they have. The library looks up whether certificates were revoked at addresses that they
 * name themselves: whoever adds a passkey would choose what this server fetches.
 */
async function mustBringNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isBare =
    decoded.get('fmt') === 'none' || (decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c'));
  if (!isBare) throw new Error('Unexpected attestation');
}

/** The library says why by throwing; whoever asks hears no more than that it was not accepted. */
async function refusedAsUndefined<Found>(look: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await look();
  } catch (error) {
    logger.info({ reason: String(error) }, 'Passkey not accepted');
    return undefined;
  }
}

const creationAnswer = ({ id, clientDataJSON, attestationObject }: AddPasskeyDto): RegistrationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON, attestationObject },
});

const requestAnswer = ({ id, ...response }: PasskeyAssertion): AuthenticationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response,
});

const credentialOf = ({ credentialId, publicKey, signCount, transports }: KnownPasskey): WebAuthnCredential => ({
  id: credentialId,
  publicKey: new Uint8Array(publicKey),
  counter: signCount,
  transports: [...transports] as AuthenticatorTransport[],
});
