import type { HouseRulesView } from '@northlight/contracts';
import { count } from '@northlight/site-kit';

/** Until when what was just booked may be changed, and cancelled for nothing (§9). @param what 'your visit' */
export const changeText = (rules: HouseRulesView | undefined, what: string): string =>
  rules
    ? `Plans change: you may move ${what} up to ${count(rules.moveHours, 'hour')} before it starts, and you get a full ` +
      `refund when you cancel ${count(rules.refundHours, 'hour')} or more before.`
    : `Plans change: you may move or cancel ${what} for a while.`;
