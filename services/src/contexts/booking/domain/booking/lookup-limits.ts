import { anHour, aQuarterOfAnHour, type Limit } from '../../../../platform/kernel/limit.js';

/** Questions for links from one network, and mails with them to one person: past those the same answer, and no mail. */
export const lookupLimits = {
  network: { of: 'lookup from', most: 20, seconds: aQuarterOfAnHour },
  person: { of: 'lookup', most: 3, seconds: anHour },
} as const satisfies Record<string, Limit>;
