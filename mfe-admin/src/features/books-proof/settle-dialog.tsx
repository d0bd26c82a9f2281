import { settleDifference } from '@northlight/client';
import type { DifferenceView, SettlementReason } from '@northlight/contracts';
import {
  Button,
  callApi,
  Notice,
  Quiet,
  Row,
  refresh,
  Stack,
  toast,
  useMutation,
  useQueryClient,
} from '@northlight/site-kit';
import { Dialog, RadioCards } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/books-proof.ts';
import { differenceWords } from './proof-words.ts';

interface SettleDialogProps {
  readonly difference: DifferenceView;
  readonly onClose: () => void;
}

const options: readonly { readonly value: SettlementReason; readonly label: string }[] = [
  { value: 'put_right', label: texts.putRight },
  { value: 'not_ours', label: texts.notOurs },
  { value: 'accepted', label: texts.accepted },
];

/** An admin has looked into a difference and says why it needs no more of that. */
export function SettleDialog({ difference, onClose }: SettleDialogProps) {
  const form = useId();
  const [reason, setReason] = useState<SettlementReason>('put_right');
  const { settle, isBusy, problem } = useSettle(difference.id, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) settle(reason);
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button type="submit" form={form} isBusy={isBusy} busyText={texts.saving}>
        {texts.settle}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.settleThisDifference} onClose={onClose} footer={buttons}>
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          <p>{differenceWords[difference.what]}</p>
          <RadioCards
            legend={texts.whyIsItSettled}
            name="reason"
            options={options}
            value={reason}
            onChange={({ target }) => setReason(target.value as SettlementReason)}
          />
          <Quiet>{texts.settleHint}</Quiet>
          {problem && <Notice tone="bad" title={problem} />}
        </Stack>
      </form>
    </Dialog>
  );
}

function useSettle(id: string, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (reason: SettlementReason) => callApi(settleDifference, { params: { id }, body: { reason } }),
    onSuccess: () => {
      onDone();
      toast({ title: texts.differenceSettled, tone: 'good' });
    },
    // also where somebody else was quicker: the list is old then
    onSettled: () => refresh(client, '/api/admin'),
  });
  return { settle: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
