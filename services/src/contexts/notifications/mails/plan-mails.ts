import { localTimeOf, officeZone } from '../../../platform/kernel/venue-time.js';
import type { PaidPlan } from '../../subscriptions/index.js';
import { texts } from '../texts/plan-mails.js';
import { dollars } from './booking-mail.js';
import { dayInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

interface PlanOfAccount {
  readonly email: string;
  readonly plan: PaidPlan;
}

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

const dayOf = (instant: string): string => dayInWords(localTimeOf(new Date(instant), officeZone).date);

const profileOf = (siteUrl: string) => ({ label: texts.viewYourPlan, url: `${siteUrl}/profile#membership` });

type Rows = readonly (readonly [label: string, value: string])[];

/** What was paid, and when the next month is. */
function receiptRows({ name, monthly, next, paidUntil, receipt, giftCardLeft }: PaidPlan): Rows {
  return [
    [texts.plan, name],
    ...(receipt ? [...paidRows(receipt), [texts.receipt, receipt.id] as const] : []),
    ...(giftCardLeft > 0 ? ([[texts.leftFromGiftCards, dollars(giftCardLeft)]] as const) : []),
    ...(paidUntil
      ? ([[texts.nextPayment, texts.on({ amount: dollars(next?.monthly ?? monthly), day: dayOf(paidUntil) })]] as const)
      : []),
  ];
}

/** What a gift card paid of a month, and what was charged beside it. */
function paidRows({ amount, giftCard }: NonNullable<PaidPlan['receipt']>): Rows {
  const inDollars = (value: number) => dollars(Math.round(value * 100));
  if (giftCard === undefined) return [[texts.paid, inDollars(amount)]];
  return [
    [texts.paid, inDollars(amount)],
    [texts.paidWithGiftCard, inDollars(giftCard)],
    [texts.paidByCard, inDollars(amount - giftCard)],
  ];
}

/** The receipt of the first month. */
export const planStarted = ({ email, plan }: PlanOfAccount, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.yourPlanHasStarted({ name: plan.name }),
  ...formsOf({
    productName,
    heading: texts.welcomeTo({ name: plan.name }),
    greeting: texts.yourPlanIsActive,
    rows: receiptRows(plan),
    action: profileOf(siteUrl),
    notes: [texts.itRenewsEveryMonth],
  }),
});

/** The receipt of a month that was paid by itself. */
export const planRenewed = ({ email, plan }: PlanOfAccount, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.yourPlanWasRenewed({ name: plan.name }),
  ...formsOf({
    productName,
    heading: texts.renewedForAMonth({ name: plan.name }),
    greeting: texts.yourPlanGoesOn,
    rows: receiptRows(plan),
    action: profileOf(siteUrl),
    notes: [texts.itRenewsEveryMonth],
  }),
});

/** A card was declined: until when the plan is kept, and where the month is paid. None once it is paid. */
export function planPaymentFailed(
  { email, plan: { name, state, graceUntil, payUrl, monthly, due } }: PlanOfAccount,
  { productName, siteUrl }: Sender,
): Mail | undefined {
  if (state !== 'past_due' || graceUntil === null) return undefined;
  return {
    to: { name: '', address: email },
    subject: texts.weCouldntRenew({ name }),
    ...formsOf({
      productName,
      heading: texts.yourPaymentDidntGoThrough,
      greeting: texts.yourCardWasDeclined({ day: dayOf(graceUntil) }),
      rows: [
        [texts.plan, name],
        [texts.due, dollars(due ?? monthly)],
        [texts.payBy, dayOf(graceUntil)],
      ],
      action: payUrl ? { label: texts.payNow, url: payUrl } : profileOf(siteUrl),
      notes: [texts.ifYouDontPay],
    }),
  };
}

/** A plan is over. None where another one was begun meanwhile. */
export function planEnded(
  { email, plan: { name, state, giftCardLeft } }: PlanOfAccount,
  { productName, siteUrl }: Sender,
): Mail | undefined {
  if (state !== 'ended') return undefined;
  const back = texts.itGoesBackToYourGiftCard({ amount: dollars(giftCardLeft) });
  return {
    to: { name: '', address: email },
    subject: texts.yourPlanHasEnded({ name }),
    ...formsOf({
      productName,
      heading: texts.yourPlanHasEnded({ name }),
      greeting: texts.youWontBeCharged,
      rows: [],
      action: { label: texts.seePlans, url: `${siteUrl}/membership` },
      notes: [...(giftCardLeft > 0 ? [back] : []), texts.yourBookingsStay],
    }),
  };
}

/** From when to when nothing is paid and nothing had. None once the pause is over. */
export function planPaused(
  { email, plan: { name, paidUntil, pausedUntil } }: PlanOfAccount,
  { productName, siteUrl }: Sender,
): Mail | undefined {
  if (pausedUntil === null || paidUntil === null) return undefined;
  return {
    to: { name: '', address: email },
    subject: texts.yourPlanIsPaused({ name }),
    ...formsOf({
      productName,
      heading: texts.yourPlanIsPaused({ name }),
      greeting: texts.youHaveItUntil({ day: dayOf(paidUntil) }),
      rows: [
        [texts.plan, name],
        [texts.resumesOn, dayOf(pausedUntil)],
      ],
      action: profileOf(siteUrl),
      notes: [texts.youCanResume],
    }),
  };
}

/** When it is paid again. None where it is paused again, or is over. */
export function planResumed(
  { email, plan: { name, monthly, next, state, pausedUntil, ...plan } }: PlanOfAccount,
  { productName, siteUrl }: Sender,
): Mail | undefined {
  const day = plan.nextPayment ?? plan.paidUntil;
  if (pausedUntil !== null || state !== 'active' || day === null) return undefined;
  const payment = texts.on({ amount: dollars(next?.monthly ?? monthly), day: dayOf(day) });
  return {
    to: { name: '', address: email },
    subject: texts.yourPlanResumes({ name }),
    ...formsOf({
      productName,
      heading: texts.yourPlanResumes({ name }),
      greeting: texts.itIsBackWithItsPayment,
      rows: [
        [texts.plan, name],
        [texts.nextPayment, payment],
      ],
      action: profileOf(siteUrl),
      notes: [texts.itRenewsEveryMonth],
    }),
  };
}
