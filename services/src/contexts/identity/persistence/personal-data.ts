import { type PersonalData, type PersonalPlace } from '../../../platform/privacy/personal-data.js';

const ofAccounts = { whose: 'account', foundBy: 'account', kind: ['accounts', 'unproven'] } as const;
const owner: PersonalData = {
  ...{ columns: 'user_id', what: 'the account that it belongs to', form: 'number', why: 'to sign in', ...ofAccounts },
};

/** What this room keeps of persons. */
export const identityPersonalData: readonly PersonalPlace[] = [
  {
    place: 'identity.users',
    holds: [
      {
        ...{ columns: 'username username_key first_name last_name', what: 'username and name' },
        ...{ form: 'plain', why: 'to sign in and be greeted', ...ofAccounts },
      },
      {
        ...{ columns: 'email email_key', what: 'e-mail', form: 'plain', why: 'to sign in and be written to' },
        ...ofAccounts,
      },
      { columns: 'password_hash', what: 'password', form: 'hash', why: 'to sign in', ...ofAccounts },
      {
        ...{ columns: 'membership_tier subscription_status', what: 'membership', form: 'plain' },
        ...{ why: 'to give members what they pay for', ...ofAccounts },
      },
      {
        ...{ columns: 'terms_version', what: 'the terms that were accepted', form: 'plain' },
        ...{ why: 'to prove what was agreed', ...ofAccounts },
      },
    ],
    free: { state: 'roles' },
  },
  {
    place: 'identity.former_emails',
    holds: [
      {
        ...{ columns: 'email email_key', what: 'e-mails that were proven and left', form: 'plain' },
        ...{ why: 'to tell what came under them', ...ofAccounts },
      },
      { ...owner, why: 'to tell what came under them' },
    ],
  },
  {
    place: 'identity.links',
    holds: [
      {
        ...{ columns: 'email told_email', what: 'e-mails that links of account mails went to', whose: 'account' },
        ...{ foundBy: 'account', form: 'plain', why: 'to prove an address or set a password', kind: 'accountEmails' },
      },
      { ...owner, kind: 'accountEmails' },
    ],
    free: { state: 'purpose', code: 'token_hash' },
  },
  {
    place: 'identity.sessions',
    holds: [
      {
        ...{ columns: 'sess', what: 'account, browser and system of a sign-in', form: 'plain' },
        ...{ why: 'to stay signed in', whose: 'account', foundBy: 'account', kind: 'sessions' },
      },
    ],
    free: { code: 'sid' },
  },
  {
    place: 'identity.authenticators',
    holds: [
      { columns: 'sealed', what: 'secret of an authenticator app', form: 'sealed', why: 'to sign in', ...ofAccounts },
      { columns: 'wrapped_key', what: 'the key of it', form: 'key', why: 'to open what is sealed', ...ofAccounts },
      owner,
    ],
    free: { technical: 'wrapped_by' },
  },
  {
    place: 'identity.passkeys',
    holds: [
      {
        ...{ columns: 'credential_id user_handle public_key name', what: 'passkeys and what they are called' },
        ...{ form: 'plain', why: 'to sign in', ...ofAccounts },
      },
      owner,
    ],
    free: { technical: 'transports' },
  },
  { place: 'identity.recovery_codes', holds: [owner], free: { code: 'code_hash' } },
];
