import { anHour, aQuarterOfAnHour, type Limit } from '../../../platform/kernel/limit.js';

const seconds = aQuarterOfAnHour;

/** What one network may ask for. */
export const networkLimits = {
  message: { of: 'message from', most: 10, seconds },
  newsletter: { of: 'newsletter from', most: 20, seconds },
  newsletterLink: { of: 'newsletter link from', most: 30, seconds },
} as const satisfies Record<string, Limit>;

/** Mails to one address: what comes past them gets the same answer, and no mail. */
export const mailLimits = {
  acknowledgement: { of: 'message of', most: 3, seconds: anHour },
  newsletter: { of: 'newsletter of', most: 3, seconds: anHour },
} as const satisfies Record<string, Limit>;
