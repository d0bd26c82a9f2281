import { listMyInquiries, sendInquiry } from '@northlight/client';
import { PreApplicationDto, sentInquiryOf, type UserView } from '@northlight/contracts';
import { callApi, HttpError, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useRuledForm } from '@northlight/site-kit/forms';
import { useEffect, useState } from 'react';
import { fitted, forgetDraft, loadDraft, saveDraft } from '../../draft.ts';

const empty: PreApplicationDto = {
  ...{ firstName: '', lastName: '', email: '', phone: '', city: '', state: '', bestContactTime: '' },
  ...{ targetRegion: '', investmentLevel: '', timeframe: '', personalInvestment: '', needsFinancing: false },
  ...{ businessExperience: '', currentBusinessOwner: false, businessType: '', experiencedFields: [] },
  ...{ ownsProperty: false, propertySize: '', propertyType: '' },
  ...{ commitment: '', motivation: '', heardAbout: '', message: '' },
};

/** In the order of the page. */
const order = Object.keys(empty) as (keyof PreApplicationDto)[];
/** How long an answer may take; a second press after that sends the same request, which is safe. */
const ANSWER_TIMEOUT_MS = 20_000;

/** The pre-application of an account: begins with what the account knows, and keeps a draft until it is sent (U34). */
export function usePreApplication(user: UserView) {
  const name = `application-${user.id}`;
  const { firstName, lastName, email } = user;
  const start = { ...empty, firstName: firstName ?? '', lastName: lastName ?? '', email };
  const [initial] = useState(() => fitted(start, loadDraft<PreApplicationDto>(name)));
  const [keys] = useState(idempotencyKeys);
  const client = useQueryClient();
  const { form, ...ruled } = useRuledForm<PreApplicationDto>(PreApplicationDto, initial, order);
  useDraft(form, name);
  const call = useMutation({
    mutationFn: (values: PreApplicationDto) => {
      const inquiry = sentInquiryOf(values);
      const input = { body: inquiry, idempotencyKey: keys.keyFor(inquiry) };
      return callApi(sendInquiry, input, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    },
    onSuccess: () => {
      keys.forget();
      forgetDraft(name);
      void refresh(client, listMyInquiries);
    },
  });
  return {
    field: ruled.field,
    summary: ruled.summary,
    /** For what is a list of checkboxes under one name. */
    register: form.register,
    fieldsError: form.formState.errors.experiencedFields?.message,
    send: ruled.submit((values) => call.mutateAsync(values)),
    isSending: call.isPending,
    failure: call.isError && !hasFields(call.error) ? call.error : undefined,
    sent: call.data,
    startOver: () => {
      forgetDraft(name);
      form.reset(start);
    },
  };
}

export type PreApplication = ReturnType<typeof usePreApplication>;

/** Keeps what is typed, letter by letter. */
function useDraft(form: ReturnType<typeof useRuledForm<PreApplicationDto>>['form'], name: string): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => saveDraft(name, values));
    return unsubscribe;
  }, [form, name]);
}

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;
