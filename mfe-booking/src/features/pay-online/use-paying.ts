import { findSlots, listBookings, showOrder } from '@northlight/client';
import type { PaymentStartedView } from '@northlight/contracts';
import { refresh, toast, useQueryClient } from '@northlight/site-kit';
import { gateway } from '@northlight/site-kit/booking-ui';
import { useEffect, useRef, useState } from 'react';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/pay-online.ts';
import { useSending } from '../../use-sending.ts';
import { openPayment, payAtVenue } from './payment-calls.ts';

/** After this the browser was kept from leaving, and the buttons are there again. */
const LEAVE_WITHIN_MS = 10_000;

/** The payment is read with its order. */
const stale = [showOrder, listBookings, findSlots];

/**
 * The two ways to pay an order that awaits it: on the page of the gateway, or at the venue after all.
 * @param startsAtOnce it was just placed to be paid: the customer has pressed already
 */
export const usePaying = (access: OrderAccess, startsAtOnce: boolean) => {
  const leaving = useLeaving(startsAtOnce);
  const online = useSending<object, PaymentStartedView>({
    send: () => openPayment(access),
    stale,
    onDone: ({ url }) => leaving.leave(url),
  });
  const venue = useSending<object, unknown>({
    send: () => payAtVenue(access),
    stale,
    onDone: () => toast({ title: texts.yourOrderIsReserved, description: texts.youPayAtTheVenue, tone: 'good' }),
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || hasBegun.current) return;
    hasBegun.current = true;
    online.run({});
  });
  const problem = online.problem ?? venue.problem;
  return {
    ...{ problem, payOnline: () => online.run({}), payAtVenue: () => venue.run({}), isToVenue: venue.isBusy },
    isLeaving: online.isBusy || (leaving.isLeaving && online.problem === undefined),
  };
};

export type Paying = ReturnType<typeof usePaying>;

/** From the press until another page is there; also when the browser comes back to this one as it was. */
const useLeaving = (leavesAtOnce: boolean) => {
  const [isLeaving, setLeaving] = useState(leavesAtOnce);
  const client = useQueryClient();
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLeaving(false), LEAVE_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void refresh(client, showOrder);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [client]);
  const leave = (url: string) => {
    setLeaving(true);
    gateway.open(url);
  };
  return { isLeaving, leave };
};
