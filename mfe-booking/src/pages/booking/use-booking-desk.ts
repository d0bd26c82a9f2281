import type { VenueView } from '@northlight/contracts';
import { useSession } from '@northlight/site-kit';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useBuyer } from '../../buyer.ts';
import type { BookingDraft } from '../../features/booking-draft/draft.ts';
import { type Loss, onlyOpen } from '../../features/booking-draft/still-valid.ts';
import { useBookingDraft } from '../../features/booking-draft/use-booking-draft.ts';
import { useSpokenTotal } from '../../features/quote-booking/use-spoken-total.ts';
import type { AppliedVoucher } from '../../features/use-voucher/use-voucher.ts';
import { type FieldName, fieldIds } from './field-ids.ts';
import { useDeskData } from './use-desk-data.ts';
import { useStillValid } from './use-still-valid.ts';
import { useSubmit } from './use-submit.ts';
import { useWaiting, useWaitlistEntry } from './use-waitlist.ts';

/** The whole booking form as the page composes it: draft, what is loaded for it, what became of the last submit. */
export const useBookingDesk = () => {
  const draft = useBookingDraft();
  const waitlist = useWaitlistEntry();
  const buyer = useBuyer(draft.form);
  const loaded = useDeskData(draft.values, waitlist, buyer);
  const [voucher, setVoucher] = useState<AppliedVoucher>();
  const paid = voucher?.data?.visits[0]?.quote;
  const data = voucher && paid ? { ...loaded, quote: { ...voucher, data: paid } } : loaded;
  const { submit, clearFailure, ...outcome } = useSubmit(draft, data, { waitlist, voucher });
  const isUnsettled = outcome.isBusy || waitlist.entry.isLoading; // seats may be held for this visitor
  const { notice, lostTime, clearNotice } = useStillValid(draft, data, isUnsettled);
  const waiting = useWaiting(draft, data.experience?.name);
  const count = useCountGuard();
  usePrefilledContact(draft);
  useOnlyVenue(draft, loaded.venues.data);
  useSpokenTotal(data.quote.data, !data.quote.isLoading);

  const change = (patch: Partial<BookingDraft>) => {
    clearNotice();
    clearFailure();
    count.refuse(false);
    draft.choose(patch);
  };
  return {
    draft,
    data,
    buyer,
    waitlist,
    setVoucher,
    waiting,
    change,
    lostTime,
    ...outcome,
    values: draft.values,
    refuseCount: count.refuse,
    submit: (event: SyntheticEvent) => count.pass(event) && void submit(event),
    error: (name: FieldName) => draft.form.formState.errors[name]?.message,
    noticeAt: (step: Loss['step']) => (notice?.step === step ? notice.message : undefined),
  };
};

export type BookingDesk = ReturnType<typeof useBookingDesk>;

/** While the number field holds no number from 1 to 20, nothing is sent: the field keeps its message and gets the focus. */
const useCountGuard = () => {
  const isRefused = useRef(false);
  return {
    refuse: (refused: boolean) => {
      isRefused.current = refused;
    },
    pass: (event: SyntheticEvent): boolean => {
      if (!isRefused.current) return true;
      event.preventDefault();
      document.getElementById(fieldIds.numberOfTickets)?.focus();
      return false;
    },
  };
};

/** Where one venue is open there is nothing to choose. */
const useOnlyVenue = ({ values, choose }: ReturnType<typeof useBookingDraft>, venues: VenueView[] | undefined) => {
  const venueId = values.venueId ?? onlyOpen(venues)?.id ?? null;
  useEffect(() => {
    if (venueId !== values.venueId) choose({ venueId });
  }, [venueId, values.venueId, choose]);
};

/** Who is signed in need not type again what we know; what was typed stays. */
const usePrefilledContact = ({ form }: ReturnType<typeof useBookingDraft>) => {
  const { user } = useSession();
  useEffect(() => {
    if (!user) return;
    const { customerName, customerEmail } = form.getValues();
    if (!customerName) form.setValue('customerName', [user.firstName, user.lastName].filter(Boolean).join(' '));
    if (!customerEmail) form.setValue('customerEmail', user.email);
  }, [user, form]);
};
