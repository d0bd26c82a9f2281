import type { BookingPlacedView } from '@northlight/contracts';
import { addToCart, toast, useNavigate } from '@northlight/site-kit';
import { type SyntheticEvent, useState } from 'react';
import { cartItemOf, keepConfirmed } from '../../features/booking-confirmed/confirmed-booking.ts';
import { requestOf } from '../../features/booking-draft/draft.ts';
import type { useBookingDraft } from '../../features/booking-draft/use-booking-draft.ts';
import { useRefreshSlots } from '../../features/find-slots/slots.ts';
import type { BookingFailure } from '../../features/place-booking/booking-failure.ts';
import { usePlaceBooking } from '../../features/place-booking/use-place-booking.ts';
import { fieldIds, isFieldName } from './field-ids.ts';
import type { DeskData } from './use-desk-data.ts';

type Draft = ReturnType<typeof useBookingDraft>;

/** From the press of the button to the confirmation, or to the reason why not. */
export const useSubmit = (draft: Draft, data: DeskData) => {
  const { form } = draft;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<BookingFailure>();
  const refreshSlots = useRefreshSlots();
  const onPlaced = useArrival(draft, data);
  const { place, isBusy } = usePlaceBooking({ onPlaced, onFailed });

  async function onFailed(reason: BookingFailure) {
    setFailure(reason);
    if (showsFields(form, reason)) setAttempt((earlier) => earlier + 1);
    if (reason.place !== 'slots') return;
    await refreshSlots();
    document.getElementById(fieldIds.time)?.focus();
  }

  const send = async () => {
    setFailure(undefined);
    void loadConfirmation();
    const refreshed = refreshSlots(); // the board is fresh by the time the answer is there (G48)
    await place(requestOf(form.getValues(), data.quote.data?.totalPrice));
    await refreshed;
  };
  const submit = (event: SyntheticEvent) =>
    form.handleSubmit(send, () => setAttempt((earlier) => earlier + 1))(event as never);
  return { submit, isBusy, attempt, failure, clearFailure: () => setFailure(undefined) };
};

/** Hands the server's problems to their fields; false when none of them is on the page. */
const showsFields = (form: Draft['form'], { fields }: BookingFailure): boolean => {
  const shown = fields.flatMap(({ field, message }) => (isFieldName(field) ? [{ field, message }] : []));
  for (const { field, message } of shown) form.setError(field, { message });
  return shown.length > 0;
};

/** Fetched while the booking is under way, so that a lost network afterwards hides nothing. */
const loadConfirmation = () => import('../confirmed/confirmed-page.tsx').catch(() => undefined);

/** What happens on success (§4): toast, cart, reset, and the confirmation in place of the form. */
const useArrival = (draft: Draft, { venue, experience }: DeskData) => {
  const navigate = useNavigate();
  const refreshSlots = useRefreshSlots();
  return async (booking: BookingPlacedView) => {
    if (!venue || !experience) return;
    const confirmed = { booking, venue, experience };
    keepConfirmed(confirmed);
    draft.reset();
    toast({ title: 'Your seats are booked', description: `Reference ${booking.reference}`, tone: 'good' });
    // replaced, so that Back does not lead to a form that would book the same again
    await navigate(`/booking/confirmed/${booking.reference}`, { replace: true });
    addToCart(cartItemOf(confirmed));
    await refreshSlots();
  };
};
