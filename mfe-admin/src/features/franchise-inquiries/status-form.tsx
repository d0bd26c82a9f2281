import { type FranchiseInquiryView, type InquiryStatus, inquiryStatuses } from '@northlight/contracts';
import { Button, from, Notice, space } from '@northlight/site-kit';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/franchise-inquiries.ts';
import { failures, useChangeStatus } from './use-inquiries.ts';

const options = Object.entries(inquiryStatuses).map(([value, label]) => ({ value, label }));

/** Any status follows any other; a note says why, to colleagues only (decisions.md C21). */
export function StatusForm({ inquiry: { id, status: now } }: { readonly inquiry: FranchiseInquiryView }) {
  const [status, setStatus] = useState<InquiryStatus>(now);
  const [note, setNote] = useState('');
  const { mutate, isPending, isError } = useChangeStatus(id, () => setNote(''));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ status, note });
  };
  return (
    <Form onSubmit={send} aria-label={texts.inquiryStatus}>
      <SelectField
        label={texts.status}
        options={options}
        value={status}
        onChange={({ target }) => setStatus(target.value as InquiryStatus)}
      />
      <TextField
        label={texts.noteOptional}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" tone="secondary" isBusy={isPending} busyText={texts.updating}>
        {texts.updateStatus}
      </Button>
      {isError && <Notice tone="bad" title={failures.status} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.m};

  @media (${from.medium}) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    align-items: end;

    > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
`;
