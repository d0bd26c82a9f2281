import { placeBooking } from '@northlight/client';
import type { BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import { callApi, toast } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useRef, useState } from 'react';
import { texts } from '../../texts/place-booking.ts';
import { type BookingFailure, failureOf } from './booking-failure.ts';

/** §8, word for word. */
const failedToast = texts.thereWasAnErrorProcessing;

/** How long an answer may take; afterwards a retry asks for the same booking again, which is safe. */
const ANSWER_TIMEOUT_MS = 20_000;

interface PlaceBooking {
  readonly onPlaced: (booking: BookingPlacedView) => Promise<void> | void;
  readonly onFailed: (failure: BookingFailure) => Promise<void> | void;
}

/** POST /api/bookings, one at a time: a second press while the first is under way does nothing (U10). */
export const usePlaceBooking = ({ onPlaced, onFailed }: PlaceBooking) => {
  const [keys] = useState(idempotencyKeys);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const send = async (request: PlaceBookingDto) => {
    const idempotencyKey = keys.keyFor(request);
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const booking = await callApi(placeBooking, { idempotencyKey, body: request }, { signal });
    keys.forget();
    return booking;
  };

  const fail = async (reason: unknown) => {
    const failure = failureOf(reason);
    if (failure.isAnswered) keys.forget();
    toast({ title: failedToast, tone: 'bad' });
    await onFailed(failure);
  };

  const place = async (request: PlaceBookingDto) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const again = () => {
      isUnderWay.current = false;
      setBusy(false);
    };
    // after a success the form gives way to the confirmation: until then a press must not book once more
    await send(request).then(onPlaced, (reason: unknown) => fail(reason).finally(again));
  };
  return { place, isBusy };
};
