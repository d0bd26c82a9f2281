import type { BookingPolicyView } from '@northlight/contracts';
import { texts } from './texts/common.ts';

/** Until when what was just booked may be changed, and cancelled for nothing (§9). */
export const changeText = (rules: BookingPolicyView | undefined): string =>
  rules
    ? texts.plansChangeYouCanReschedule({ moveHours: rules.moveHours, refundHours: rules.refundHours })
    : texts.plansChangeYouCanRescheduleSentence;
