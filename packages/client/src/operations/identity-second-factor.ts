// Made by `npm run codegen` from packages/contracts/src/identity/routes/second-factor.ts.
import type { AddPasskeyDto, AuthenticatorSetupView, OwnIdentityDto, PasskeyAddedView, PasskeyCreationOptions, PasskeyRequestOptions, RecoveryCodesView, SecondFactorCodeDto, SecondFactorView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Begin to add a passkey. */
export const beginPasskey = /* @__PURE__ */ operation<{ body: Sent<OwnIdentityDto> }, PasskeyCreationOptions>('POST', '/api/auth/second-factor/passkeys/options');

/** Add a passkey. */
export const addPasskey = /* @__PURE__ */ operation<{ body: Sent<AddPasskeyDto> }, PasskeyAddedView>('POST', '/api/auth/second-factor/passkeys');

/** Ask for a challenge for one of your passkeys. */
export const challengePasskey = /* @__PURE__ */ operation<{ body?: object }, PasskeyRequestOptions>('POST', '/api/auth/second-factor/passkeys/challenge');

/** Remove a passkey. */
export const removePasskey = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<OwnIdentityDto> }, undefined>('DELETE', '/api/auth/second-factor/passkeys/:id');

/** Begin to set up an authenticator app. */
export const beginAuthenticator = /* @__PURE__ */ operation<{ body: Sent<OwnIdentityDto> }, AuthenticatorSetupView>('POST', '/api/auth/second-factor/authenticator');

/** Finish setting up an authenticator app. */
export const confirmAuthenticator = /* @__PURE__ */ operation<{ body: Sent<SecondFactorCodeDto> }, RecoveryCodesView>('POST', '/api/auth/second-factor/authenticator/confirm');

/** Remove the authenticator app. */
export const removeAuthenticator = /* @__PURE__ */ operation<{ body: Sent<OwnIdentityDto> }, undefined>('DELETE', '/api/auth/second-factor/authenticator');

/** Make new recovery codes. */
export const renewRecoveryCodes = /* @__PURE__ */ operation<{ body: Sent<OwnIdentityDto> }, RecoveryCodesView>('POST', '/api/auth/second-factor/recovery-codes');

/** Show your second factors. */
export const showSecondFactor = /* @__PURE__ */ operation<object, SecondFactorView>('GET', '/api/auth/second-factor');
