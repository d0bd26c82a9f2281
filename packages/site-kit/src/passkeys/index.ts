/** Passkeys of this browser. Bundled by the fronts that ask for one; what talks to the browser comes with the first press. */
export { askPasskey, canUsePasskeys, makePasskey, type PasskeyCreation } from './passkey.ts';
export { passkeyWords } from './passkey-words.ts';
