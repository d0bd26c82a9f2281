// Made by `npm run codegen` from packages/contracts/src/identity/routes/second-factor.ts.
import type { AddPasskeyDto, AuthenticatorSetupView, OwnIdentityDto, PasskeyAddedView, PasskeyCreationOptions, PasskeyRequestOptions, RecoveryCodesView, SecondFactorCodeDto, SecondFactorView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Begin to add a passkey. */
export const beginPasskey: Operation<{ body: Sent<OwnIdentityDto, 'code' | 'passkey'> }, PasskeyCreationOptions> = { method: 'POST', path: '/api/auth/second-factor/passkeys/options' };

/** Add a passkey. */
export const addPasskey: Operation<{ body: Sent<AddPasskeyDto, 'transports'> }, PasskeyAddedView> = { method: 'POST', path: '/api/auth/second-factor/passkeys' };

/** Ask for a challenge for one of your passkeys. */
export const challengePasskey: Operation<{ body?: object }, PasskeyRequestOptions> = { method: 'POST', path: '/api/auth/second-factor/passkeys/challenge' };

/** Remove a passkey. */
export const removePasskey: Operation<{ params: { id: string | number }; body: Sent<OwnIdentityDto, 'code' | 'passkey'> }, undefined> = { method: 'DELETE', path: '/api/auth/second-factor/passkeys/:id' };

/** Begin to set up an authenticator app. */
export const beginAuthenticator: Operation<{ body: Sent<OwnIdentityDto, 'code' | 'passkey'> }, AuthenticatorSetupView> = { method: 'POST', path: '/api/auth/second-factor/authenticator' };

/** Finish setting up an authenticator app. */
export const confirmAuthenticator: Operation<{ body: Sent<SecondFactorCodeDto> }, RecoveryCodesView> = { method: 'POST', path: '/api/auth/second-factor/authenticator/confirm' };

/** Remove the authenticator app. */
export const removeAuthenticator: Operation<{ body: Sent<OwnIdentityDto, 'code' | 'passkey'> }, undefined> = { method: 'DELETE', path: '/api/auth/second-factor/authenticator' };

/** Make new recovery codes. */
export const renewRecoveryCodes: Operation<{ body: Sent<OwnIdentityDto, 'code' | 'passkey'> }, RecoveryCodesView> = { method: 'POST', path: '/api/auth/second-factor/recovery-codes' };

/** Show your second factors. */
export const showSecondFactor: Operation<object, SecondFactorView> = { method: 'GET', path: '/api/auth/second-factor' };
