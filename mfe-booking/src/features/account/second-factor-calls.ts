import type {
  AddPasskeyDto,
  AuthenticatorSetupView,
  PasskeyAddedView,
  RecoveryCodesView,
  SecondFactorView,
} from '@northlight/contracts';
import { http, queryOptions, sessionOptions, useQueryClient } from '@northlight/site-kit';
import type { PasskeyCreation } from '@northlight/site-kit/passkeys';

/** What a sign-in to this account needs besides the password. */
export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: ({ signal }) => http.get<SecondFactorView>('/api/auth/second-factor', { signal }),
  staleTime: 0,
});

const authenticator = '/api/auth/second-factor/authenticator';

export const beginAuthenticator = (body: object) => http.post<AuthenticatorSetupView>(authenticator, body);
export const confirmAuthenticator = (body: object) => http.post<RecoveryCodesView>(`${authenticator}/confirm`, body);
export const removeAuthenticator = (body: object) => http.delete(authenticator, { body });
export const renewRecoveryCodes = (body: object) =>
  http.post<RecoveryCodesView>('/api/auth/second-factor/recovery-codes', body);

const passkeys = '/api/auth/second-factor/passkeys';

/** Where the server says what a passkey of this account is to sign. */
export const ownChallenge = `${passkeys}/challenge`;

export const beginPasskey = (body: object) => http.post<PasskeyCreation>(`${passkeys}/options`, body);
export const addPasskey = (body: AddPasskeyDto) => http.post<PasskeyAddedView>(passkeys, body);
export const removePasskey = (id: number, body: object) => http.delete(`${passkeys}/${id}`, { body });

/** Has this page look again, and the frame, which knows whether somebody may do their work. */
export const useSecondFactorChanged = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
      client.invalidateQueries({ queryKey: sessionOptions.queryKey, exact: true }),
    ]);
  };
};
