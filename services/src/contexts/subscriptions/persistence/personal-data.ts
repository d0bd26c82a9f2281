import type { PersonalData, PersonalPlace } from '../../../platform/privacy/personal-data.js';

const account: PersonalData = {
  ...{ columns: 'user_id', what: 'the account that pays', whose: 'account', foundBy: 'account', form: 'number' },
  ...{ why: 'to know what was paid', kind: 'history' },
};

/** What this room keeps of persons: numbers of accounts. Names, addresses and cards are the gateway's. */
export const subscriptionsPersonalData: readonly PersonalPlace[] = [
  {
    place: 'subscriptions.subscriptions',
    holds: [account],
    free: { state: 'state', code: 'checkout_id gateway_id', catalog: 'plan next_plan' },
  },
  { place: 'subscriptions.receipts', holds: [account], free: { code: 'invoice url', catalog: 'plan' } },
];
