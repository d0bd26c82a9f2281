import { useQuery } from '@northlight/site-kit';
import { useCallback, useEffect, useState } from 'react';
import { type OrderAccess, orderQuery } from '../../order-access.ts';
import { isToCome, type PaymentStage, paidByOf, type Returned, stageOf } from '../../payment-stage.ts';
import { paymentQuery } from './payment-calls.ts';

/** How long after an answer the next one is asked for: while a payment is being confirmed, and while nobody pays. */
const CONFIRMING_PAUSE_MS = 2_000;
const UNPAID_PAUSE_MS = 30_000;

/** A confirmation that takes longer than this comes by email. */
const CONFIRM_WITHIN_MS = 120_000;

/** An order and how its payment stands. Both are asked for again while they may change without a press. */
export const useOrderPayment = (access: OrderAccess, returned: Returned | undefined) => {
  const order = useQuery(orderQuery(access));
  const payment = useQuery(paymentQuery(access));
  const stage = order.data ? stageOf(order.data, payment.data, returned) : 'unknown';
  const isComing = isToCome(stage, payment.data);
  const { isLate, waitAgain } = useLate(isComing);
  const askAgain = useBoth(order.refetch, payment.refetch);
  useInterval(askAgain, isComing && !isLate ? CONFIRMING_PAUSE_MS : pauseOf(stage));
  const lookAgain = () => {
    waitAgain();
    askAgain();
  };
  const standing = {
    stage,
    payment: payment.data,
    paidBy: paidByOf(stage, payment.data, order.data),
    isLate,
    lookAgain,
  };
  return { order, standing, isKnown: payment.isFetched };
};

export type Standing = ReturnType<typeof useOrderPayment>['standing'];

const pauseOf = (stage: PaymentStage): number | undefined => (stage === 'unpaid' ? UNPAID_PAUSE_MS : undefined);

/** True once something has been awaited for too long. */
const useLate = (isAwaited: boolean) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAwaited || isLate) return;
    const timer = setTimeout(() => setLate(true), CONFIRM_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, isLate]);
  return { isLate, waitAgain: () => setLate(false) };
};

type Refetch = (options: { readonly cancelRefetch: boolean }) => unknown;

/** A slow answer is awaited, not asked for once more. */
const useBoth = (one: Refetch, other: Refetch) =>
  useCallback(() => {
    for (const refetch of [one, other]) void refetch({ cancelRefetch: false });
  }, [one, other]);

const useInterval = (run: () => void, pauseMs: number | undefined) => {
  useEffect(() => {
    if (pauseMs === undefined) return;
    const timer = setInterval(run, pauseMs);
    return () => clearInterval(timer);
  }, [run, pauseMs]);
};
