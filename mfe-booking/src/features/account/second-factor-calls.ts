import {
  addPasskey as addPasskeyOperation,
  beginAuthenticator as beginAuthenticatorOperation,
  beginPasskey as beginPasskeyOperation,
  confirmAuthenticator as confirmAuthenticatorOperation,
  removeAuthenticator as removeAuthenticatorOperation,
  removePasskey as removePasskeyOperation,
  renewRecoveryCodes as renewRecoveryCodesOperation,
  showSecondFactor,
} from '@northlight/client';
import type { AddPasskeyDto, SecondFactorCodeDto } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions, refresh, sessionOptions, useQueryClient } from '@northlight/site-kit';

/** What a sign-in to this account needs besides the password. */
export const secondFactorQuery = queryOptions({ ...apiQuery(showSecondFactor, {}), staleTime: 0 });

export const beginAuthenticator = (body: object) => callApi(beginAuthenticatorOperation, { body });
export const confirmAuthenticator = (body: SecondFactorCodeDto) => callApi(confirmAuthenticatorOperation, { body });
export const removeAuthenticator = (body: object) => callApi(removeAuthenticatorOperation, { body });
export const renewRecoveryCodes = (body: object) => callApi(renewRecoveryCodesOperation, { body });

export const beginPasskey = (body: object) => callApi(beginPasskeyOperation, { body });
export const addPasskey = (body: AddPasskeyDto) => callApi(addPasskeyOperation, { body });
export const removePasskey = (id: number, body: object) => callApi(removePasskeyOperation, { params: { id }, body });

/** Has this page look again, and the frame, which knows whether somebody may do their work. */
export const useSecondFactorChanged = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      refresh(client, showSecondFactor),
      client.invalidateQueries({ queryKey: sessionOptions.queryKey, exact: true }),
    ]);
  };
};
