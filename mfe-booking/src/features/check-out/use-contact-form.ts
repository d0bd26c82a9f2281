import { useSession } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type ContactDraft, loadContact, saveContact } from './contact-draft.ts';

/** Brings the rules in time for the first field that is left. */
export const loadContactRules = () => import('./contact-rules.ts');

const resolver: Resolver<ContactDraft> = async (values, context, options) => {
  const rules = await loadContactRules().catch(() => undefined);
  if (!rules) return { values, errors: {} }; // out of reach: the server has the same rules
  return (rules.contactRules as unknown as Resolver<ContactDraft>)(values, context, options);
};

/** The contact details of an order: what was typed in this tab, else what the account says. */
export const useContactForm = () => {
  const [first] = useState(loadContact);
  const form = useForm<ContactDraft>({ defaultValues: first, resolver, mode: 'onTouched', shouldFocusError: false });
  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => saveContact(values) });
  }, [form]);

  const { user } = useSession();
  useEffect(() => {
    if (!user) return;
    const { customerName, customerEmail } = form.getValues();
    if (!customerName) form.setValue('customerName', [user.firstName, user.lastName].filter(Boolean).join(' '));
    if (!customerEmail) form.setValue('customerEmail', user.email);
  }, [user, form]);
  return form;
};
