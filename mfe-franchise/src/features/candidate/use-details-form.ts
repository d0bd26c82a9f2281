import { submitDetails, updateDetails } from '@northlight/client';
import { type CandidateDetailsView, CandidateFormDto } from '@northlight/contracts';
import { callApi, HttpError, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useRuledForm } from '@northlight/site-kit/forms';
import { useEffect, useState } from 'react';
import { forgetDraft, loadDraft, saveDraft } from '../../draft.ts';
import { type CandidateFile, fileOf } from './use-candidate.ts';

const empty = {
  ...{ businessResume: '', businessWebsite: '', proposedLocation: '', existingBuildingDetails: '' },
  ...{ spaceSquareFootage: '' as unknown as number, ceilingHeight: '' as unknown as number },
  ...{ hvacStatus: '', electricalCapacity: '', connectivityStatus: '', regulatoryApprovals: '', additionalNotes: '' },
} satisfies CandidateFormDto;

type Name = keyof typeof empty;
/** In the order of the page. */
const order = Object.keys(empty) as Name[];
const ANSWER_TIMEOUT_MS = 20_000;

/** Submits details, or changes those that are there (§7). A draft is kept until they are sent. */
export function useDetailsForm(inquiryId: number, { applicant, details }: CandidateFile) {
  const name = `candidate-${inquiryId}`;
  const [initial] = useState(() => ({ ...empty, ...formOf(details), ...known(loadDraft<CandidateFormDto>(name)) }));
  const [keys] = useState(idempotencyKeys);
  const client = useQueryClient();
  const { form, field, summary, submit } = useRuledForm<CandidateFormDto>(CandidateFormDto, initial, order);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => saveDraft(name, values));
    return unsubscribe;
  }, [form, name]);
  const call = useMutation({
    mutationFn: (values: CandidateFormDto) => {
      const body = { ...values, franchiseInquiryId: inquiryId };
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      if (details) return callApi(updateDetails, { params: { id: details.id }, body }, { signal });
      return callApi(submitDetails, { idempotencyKey: keys.keyFor(body), body }, { signal });
    },
    onSuccess: (submitted) => {
      forgetDraft(name);
      client.setQueryData(fileOf(inquiryId).queryKey, { applicant, details: submitted });
    },
  });
  return {
    field,
    summary,
    /** What a field for a number needs. */
    numberField: (of: 'spaceSquareFootage' | 'ceilingHeight') => ({
      ...field(of),
      ...form.register(of, { valueAsNumber: true }),
    }),
    submit: submit((values) => call.mutateAsync(values)),
    isSending: call.isPending,
    failure: call.isError && !hasFields(call.error) ? call.error : undefined,
    isSent: call.isSuccess,
  };
}

const formOf = (details: CandidateDetailsView | null): Partial<CandidateFormDto> =>
  details ? Object.fromEntries(order.map((name) => [name, details[name]])) : {};

/** What a draft knows: a number that was not typed yet is none. */
const known = (draft: Partial<CandidateFormDto>): Partial<CandidateFormDto> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => order.includes(name as Name) && ['string', 'number'].includes(typeof value),
    ),
  );

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;
