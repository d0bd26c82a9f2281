import type { HouseRulesView } from '@northlight/contracts';
import { texts } from './texts/common.ts';

/** Until when what was just booked may be changed, and cancelled for nothing (§9). @param what 'your visit' */
export const changeText = (rules: HouseRulesView | undefined, what: string): string =>
  rules
    ? texts.plansChangeYouMayMove({ what, moveHours: rules.moveHours }) +
      texts.refundWhenYouCancelHours({ refundHours: rules.refundHours })
    : texts.plansChangeYouMayMoveOf({ what });
