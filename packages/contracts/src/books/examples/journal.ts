import type { JournalView } from '../journal-views.js';

export const showJournal = { from: '2027-05-01', to: '2027-05-31' };

export const journal: JournalView = {
  ...showJournal,
  asOf: '2027-06-01T04:10:00.000Z',
  sums: [
    { account: 'cash', debit: 72.08, credit: 0, balance: 72.08 },
    { account: 'gateway', debit: 128.08, credit: 72.08, balance: 56 },
    { account: 'deferred', debit: 144.16, credit: 144.16, balance: 0 },
    { account: 'tickets', debit: 0, credit: 72.08, balance: -72.08 },
    { account: 'goods', debit: 0, credit: 56, balance: -56 },
  ],
};
