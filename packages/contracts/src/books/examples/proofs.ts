import type { ProofsView } from '../proof-views.js';
import type { SettleDifferenceDto } from '../proofs.dto.js';

export const differenceId = '01a54c91-2b10-7d63-8e2f-5a9c0b7d4e19';

export const settleDifference: SettleDifferenceDto = { reason: 'not_ours' };

export const proofs: ProofsView = {
  proofs: [
    { kind: 'journal', day: '2027-05-30', at: '2027-05-31T08:20:00.000Z', compared: 412 },
    { kind: 'gateway', day: '2027-05-30', at: '2027-05-31T08:20:02.000Z', compared: 37 },
  ],
  differences: [
    {
      ...{
        id: differenceId,
        proof: 'gateway',
        what: 'not_in_the_books',
        day: '2027-05-30',
        subject: 'txn_1ExampleOnly',
      },
      ...{ expected: 10, actual: 0, since: '2027-05-31T08:20:02.000Z' },
    },
  ],
};
