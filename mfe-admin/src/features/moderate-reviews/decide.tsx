import { type ReviewRefusal, reviewRefusals } from '@northlight/contracts';
import { Button, Row } from '@northlight/site-kit';
import { SelectField } from '@northlight/site-kit/ui';
import { type FormEvent, useState } from 'react';
import { texts } from '../../texts/reviews.ts';
import { reasonTexts } from './review-words.ts';
import type { useDeed } from './use-reviews.ts';

export interface DecideProps {
  readonly deed: ReturnType<typeof useDeed>;
}

/** Lets a review through. */
export function ApproveButton({ deed: { mutate, isPending, variables } }: DecideProps) {
  return (
    <Button
      isBusy={isPending && variables.does === 'approve'}
      busyText={texts.approving}
      disabled={isPending}
      onClick={() => mutate({ does: 'approve' })}
    >
      {texts.approve}
    </Button>
  );
}

const reasons = reviewRefusals.map((reason) => ({ value: reason, label: reasonTexts[reason] }));

/** Refuses a review; its writer reads why. */
export function RefuseForm({ id, deed: { mutate, isPending, variables } }: DecideProps & { readonly id: string }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason !== '' && !isPending) mutate({ does: 'refuse', reason: reason as ReviewRefusal });
  };
  return (
    <Row as="form" noValidate onSubmit={submit}>
      <SelectField
        id={`reason-${id}`}
        label={texts.reason}
        placeholder={texts.chooseAReason}
        options={reasons}
        value={reason}
        error={isMissing ? texts.pleaseChooseAReason : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" tone="danger" isBusy={isPending && variables.does === 'refuse'} busyText={texts.refusing}>
        {texts.refuse}
      </Button>
    </Row>
  );
}
