import type { TicketType } from '@northlight/contracts';
import { useLocation } from '@northlight/site-kit';
import { useCallback, useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { type BookingChoice, type BookingDraft, withType } from './draft.ts';
import { loadDraft, saveDraft } from './draft-storage.ts';
import { choiceOf, namesChoice, searchOf } from './draft-url.ts';

/** Brings the rules in time for the first field that is left. */
export const loadRules = () => import('./booking-rules.ts');

const resolver: Resolver<BookingDraft> = async (values, context, options) => {
  const rules = await loadRules().catch(() => undefined);
  if (!rules) return { values, errors: {} }; // out of reach: the server has the same rules
  return (rules.bookingRules as unknown as Resolver<BookingDraft>)(values, context, options);
};

/**
 * The one draft of this tab. The choice is kept in the address, everything in session storage (U2): an address that
 * names a choice wins over the stored one.
 */
export const useBookingDraft = () => {
  const [first] = useState(() => draftAt(location.search, loadDraft()));
  const form = useForm<BookingDraft>({ defaultValues: first, resolver, mode: 'onTouched', shouldFocusError: false });
  const values = useWatch({ control: form.control, compute: choiceIn });

  useFollowedAddress(form);
  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) });
  }, [form]);
  useEffect(() => {
    saveDraft(form.getValues());
    showInAddress(searchOf(values));
  }, [form, values]);

  const choose = useCallback((patch: Partial<BookingDraft>) => setAll(form, patch), [form]);
  const chooseType = (type: TicketType) => choose(withType(form.getValues(), type));
  return { form, values, choose, chooseType };
};

/** So that the page is not drawn again for each letter of a name. */
const choiceIn = ({ customerName, customerEmail, customerPhone, ...choice }: BookingDraft): BookingChoice => choice;

const draftAt = (search: string, saved: BookingDraft): BookingDraft => {
  const named = new URLSearchParams(search);
  return namesChoice(named) ? { ...saved, ...choiceOf(named) } : saved;
};

const setAll = (form: UseFormReturn<BookingDraft>, patch: Partial<BookingDraft>) => {
  for (const [name, value] of Object.entries(patch)) {
    const field = name as keyof BookingDraft;
    form.setValue(field, value, { shouldDirty: true, shouldValidate: form.getFieldState(field).invalid });
  }
};

/** A link to /booking with another choice, followed while the page is open. Our own changes do not come this way. */
const useFollowedAddress = (form: UseFormReturn<BookingDraft>) => {
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  useEffect(() => {
    if (key === seen) return;
    setSeen(key);
    form.reset(draftAt(location.search, form.getValues()));
  }, [key, seen, form]);
};

/** Past the router on purpose: the page is the same, so nothing is to be loaded, scrolled or focused again. */
const showInAddress = (search: string) => {
  const wanted = location.pathname + (search && `?${search}`) + location.hash;
  if (wanted !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', wanted);
};
