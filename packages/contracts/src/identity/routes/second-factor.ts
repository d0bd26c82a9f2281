import { noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/second-factor.js';
import { AddPasskeyDto, PasskeyIdDto } from '../passkey.dto.js';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../passkey-options.js';
import { OwnIdentityDto, SecondFactorCodeDto } from '../second-factor.dto.js';
import {
  type AuthenticatorSetupView,
  type PasskeyAddedView,
  type RecoveryCodesView,
  type SecondFactorView,
} from '../second-factor-views.js';

export const secondFactorRoutes = routeGroup('Second factor', {
  beginPasskey: route('POST /api/auth/second-factor/passkeys/options', {
    summary: 'Begin to add a passkey',
    access: 'signed-in',
    body: OwnIdentityDto,
    answer: ok<PasskeyCreationOptions>('What a browser makes a passkey from, within five minutes (WebAuthn).'),
    caching: 'no-store',
    refuses: ['TOO_MANY_PASSKEYS', 'TOO_MANY_TRIES', 'PASSKEY_LATE', 'PASSKEY_NOT_ACCEPTED', 'PERSON_UNREADABLE'],
    example: { body: examples.ownIdentity, answer: examples.passkeyCreation },
  }),
  addPasskey: route('POST /api/auth/second-factor/passkeys', {
    summary: 'Add a passkey',
    access: 'signed-in',
    body: AddPasskeyDto,
    answer: ok<PasskeyAddedView>('It signs in from now on. The recovery codes of a first one are shown this once.'),
    caching: 'no-store',
    refuses: ['PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS', 'PASSKEY_LATE', 'PASSKEY_NOT_ACCEPTED'],
    example: { body: examples.addPasskey, answer: examples.passkeyAdded },
  }),
  challengePasskey: route('POST /api/auth/second-factor/passkeys/challenge', {
    summary: 'Ask for a challenge for one of your passkeys',
    access: 'signed-in',
    answer: ok<PasskeyRequestOptions>('What a browser asks one of your passkeys, within five minutes (WebAuthn).'),
    caching: 'no-store',
    refuses: ['NO_PASSKEYS'],
    example: { answer: examples.ownPasskeyRequest },
  }),
  removePasskey: route('DELETE /api/auth/second-factor/passkeys/:id', {
    summary: 'Remove a passkey',
    access: 'signed-in',
    params: PasskeyIdDto,
    body: OwnIdentityDto,
    answer: noContent('It opens nothing any more.'),
    refuses: ['PASSKEY_NOT_FOUND', 'TOO_MANY_TRIES', 'PASSKEY_LATE', 'PASSKEY_NOT_ACCEPTED', 'PERSON_UNREADABLE'],
    example: { params: { id: '3' }, body: examples.ownIdentity },
  }),
  beginAuthenticator: route('POST /api/auth/second-factor/authenticator', {
    summary: 'Begin to set up an authenticator app',
    access: 'signed-in',
    body: OwnIdentityDto,
    answer: ok<AuthenticatorSetupView>(
      'The secret for an app; nothing is asked for until a code of the app was confirmed.',
    ),
    caching: 'no-store',
    refuses: ['SECOND_FACTOR_ON', 'TOO_MANY_TRIES', 'PASSKEY_LATE', 'PASSKEY_NOT_ACCEPTED', 'PERSON_UNREADABLE'],
    example: { body: examples.ownIdentity, answer: examples.authenticatorSetup },
  }),
  confirmAuthenticator: route('POST /api/auth/second-factor/authenticator/confirm', {
    summary: 'Finish setting up an authenticator app',
    access: 'signed-in',
    body: SecondFactorCodeDto,
    answer: ok<RecoveryCodesView>('From now on a sign-in asks for a code. The recovery codes are shown this once.'),
    caching: 'no-store',
    refuses: ['SECOND_FACTOR_ON', 'TOO_MANY_TRIES', 'PERSON_UNREADABLE'],
    example: { body: examples.secondFactorCode, answer: examples.recoveryCodes },
  }),
  removeAuthenticator: route('DELETE /api/auth/second-factor/authenticator', {
    summary: 'Remove the authenticator app',
    access: 'signed-in',
    body: OwnIdentityDto,
    answer: noContent(
      'It is asked for no more. With no passkey left, the password is enough, and the recovery codes are gone, too.',
    ),
    refuses: ['SECOND_FACTOR_OFF', 'TOO_MANY_TRIES', 'PASSKEY_LATE', 'PASSKEY_NOT_ACCEPTED', 'PERSON_UNREADABLE'],
    example: { body: examples.ownIdentity },
  }),
  renewRecoveryCodes: route('POST /api/auth/second-factor/recovery-codes', {
    summary: 'Make new recovery codes',
    access: 'signed-in',
    body: OwnIdentityDto,
    answer: ok<RecoveryCodesView>('Ten new recovery codes, shown this once; those before are gone.'),
    caching: 'no-store',
    refuses: ['SECOND_FACTOR_OFF', 'TOO_MANY_TRIES', 'PASSKEY_LATE', 'PASSKEY_NOT_ACCEPTED', 'PERSON_UNREADABLE'],
    example: { body: examples.ownIdentity, answer: examples.recoveryCodes },
  }),
  showSecondFactor: route('GET /api/auth/second-factor', {
    summary: 'Show your second factors',
    access: 'signed-in',
    answer: ok<SecondFactorView>('What a sign-in to your account needs besides the password.'),
    caching: 'no-store',
    example: { answer: examples.secondFactor },
  }),
});
