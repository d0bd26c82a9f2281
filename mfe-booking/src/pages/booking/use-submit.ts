import type { BookingPlacedView } from '@northlight/contracts';
import { keepInCart, toast, useNavigate } from '@northlight/site-kit';
import { type SyntheticEvent, useState } from 'react';
import {
  type ConfirmedBooking,
  cartItemOf,
  confirmedOf,
  keepConfirmed,
} from '../../features/booking-confirmed/confirmed-booking.ts';
import { requestOf } from '../../features/booking-draft/draft.ts';
import { forgetDraft } from '../../features/booking-draft/draft-storage.ts';
import type { useBookingDraft } from '../../features/booking-draft/use-booking-draft.ts';
import { useRefreshSlots } from '../../features/find-slots/slots.ts';
import type { BookingFailure } from '../../features/place-booking/booking-failure.ts';
import { usePlaceBooking } from '../../features/place-booking/use-place-booking.ts';
import { offerFor } from '../../features/take-offer/waitlist-entry.ts';
import type { AppliedVoucher } from '../../features/use-voucher/use-voucher.ts';
import { markNew } from '../../just-made.ts';
import { keepLinkToken } from '../../link-token.ts';
import { texts } from '../../texts/booking.ts';
import { codePart } from '../../typed-code.ts';
import { fieldIds, type Problem, problemsOf } from './field-ids.ts';
import type { DeskData } from './use-desk-data.ts';
import type { WaitlistEntry } from './use-waitlist.ts';

type Draft = ReturnType<typeof useBookingDraft>;

interface Beside {
  readonly waitlist: WaitlistEntry;
  readonly voucher: AppliedVoucher | undefined;
}

/** From the press of the button to the confirmation, or to the reason why not. */
export const useSubmit = (draft: Draft, data: DeskData, { waitlist: { link, entry }, voucher }: Beside) => {
  const { form } = draft;
  const refusal = useRefusal(form);
  const [failure, setFailure] = useState<BookingFailure>();
  const refreshSlots = useRefreshSlots();
  const onPlaced = useArrival(data);
  const { place, isBusy } = usePlaceBooking({ onPlaced, onFailed });

  async function onFailed(reason: BookingFailure) {
    setFailure(reason);
    const problems = problemsOf(Object.fromEntries(reason.fields.map(({ field, message }) => [field, { message }])));
    for (const { name, message } of problems) form.setError(name, { message });
    if (problems.length > 0) refusal.show(problems);
    if (reason.place !== 'slots') return;
    await Promise.all([refreshSlots(), link && entry.refetch()]);
    document.getElementById(fieldIds.time)?.focus();
  }

  const send = async () => {
    setFailure(undefined);
    void loadConfirmation();
    const refreshed = refreshSlots(); // the board is fresh by the time the answer is there (G48)
    const chosen = form.getValues();
    const offer = offerFor(chosen, link, entry.data);
    await place(
      requestOf(chosen, data.quote.data?.totalPrice, { offer, ...(voucher?.code && codePart(voucher.code)) }),
    );
    await refreshed;
  };
  const submit = (event: SyntheticEvent) =>
    form.handleSubmit(send, (errors) => refusal.show(problemsOf(errors)))(event as never);
  return { submit, isBusy, refusal, failure, clearFailure: () => setFailure(undefined) };
};

/** What a submit was refused for, until it is mended. Taken at that moment, so that a later slip adds nothing to it. */
const useRefusal = (form: Draft['form']) => {
  const [refused, setRefused] = useState({ attempt: 0, problems: [] as readonly Problem[] });
  return {
    attempt: refused.attempt,
    problems: refused.problems.filter(({ name }) => form.getFieldState(name).error),
    show: (problems: readonly Problem[]) => setRefused(({ attempt }) => ({ attempt: attempt + 1, problems })),
  };
};

/** Fetched while the booking is under way, so that a lost network afterwards hides nothing. */
const loadConfirmation = () => import('../confirmed/confirmed-page.tsx').catch(() => undefined);

/**
 * What happens on success (§4): toast, cart, and the confirmation in place of the form, which stays as it was sent until
 * then; the next one starts afresh.
 */
const useArrival = ({ venue, experience }: DeskData) => {
  const navigate = useNavigate();
  const refreshSlots = useRefreshSlots();
  return async (booking: BookingPlacedView) => {
    if (venue && experience) keepBooked(booking, { venue, experience });
    const title = booking.holdExpiresAt ? texts.yourSeatsAreHeld : texts.yourSeatsAreBooked;
    toast({ title, description: texts.reference({ reference: booking.reference }), tone: 'good' });
    forgetDraft();
    // replaced, so that Back does not lead to a form that would book the same again
    await navigate(`/booking/confirmed/${booking.reference}`, { replace: true });
    await refreshSlots();
  };
};

/** For the confirmation, the links of this tab, and the cart. */
const keepBooked = (booking: BookingPlacedView, about: Pick<ConfirmedBooking, 'venue' | 'experience'>) => {
  const confirmed = confirmedOf(booking, about);
  keepConfirmed(confirmed);
  keepLinkToken('manage', booking.id, booking.manageToken);
  keepInCart(cartItemOf(booking, about.experience, confirmed.hold));
  markNew(booking.reference);
};
