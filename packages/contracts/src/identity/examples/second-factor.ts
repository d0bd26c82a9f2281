import type { AddPasskeyDto } from '../passkey.dto.js';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../passkey-options.js';
import type {
  AuthenticatorSetupView,
  PasskeyAddedView,
  RecoveryCodesView,
  SecondFactorView,
} from '../second-factor-views.js';
import { challenge, passkeyId, passkeyRequest } from './sign-in.js';

export { ownIdentity, secondFactorCode } from './sign-in.js';

const transports = ['internal', 'hybrid'];
const known = { id: passkeyId, type: 'public-key', transports };

export const passkeyCreation: PasskeyCreationOptions = {
  challenge,
  rp: { id: 'northlight.example', name: 'Northlight Immersive' },
  user: { id: 'example-user-handle', name: 'maya', displayName: '' },
  pubKeyCredParams: [
    { alg: -8, type: 'public-key' },
    { alg: -7, type: 'public-key' },
    { alg: -257, type: 'public-key' },
  ],
  timeout: 240_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required', requireResidentKey: true },
  extensions: { credProps: true },
  hints: [],
};

export const ownPasskeyRequest: PasskeyRequestOptions = { ...passkeyRequest, allowCredentials: [known] };

export const addPasskey: AddPasskeyDto = {
  name: 'Phone',
  id: passkeyId,
  clientDataJSON: 'example-client-data',
  attestationObject: 'example-attestation-object',
  transports,
};

/** Ten in an answer; each in four groups of four. */
export const recoveryCodes: RecoveryCodesView = {
  recoveryCodes: ['AAAA-AAAA-AAAA-AAA2', 'AAAA-AAAA-AAAA-AAA3', 'AAAA-AAAA-AAAA-AAA4'],
};

export const passkeyAdded: PasskeyAddedView = { ...recoveryCodes };

/** The secret that RFC 6238 has in its appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const authenticatorSetup: AuthenticatorSetupView = {
  secret,
  uri: `otpauth://totp/Northlight%20Immersive:maya?issuer=Northlight%20Immersive&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
};

export const secondFactor: SecondFactorView = {
  since: '2027-01-20T17:05:00.000Z',
  passkeys: [{ id: 3, name: 'Phone', createdAt: '2027-02-01T09:12:00.000Z', usedAt: '2027-05-04T14:52:00.000Z' }],
  recoveryCodesLeft: 9,
  isRequired: false,
};
