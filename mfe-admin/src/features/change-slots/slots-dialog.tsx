import type { SlotLoadView, SlotOutcomeView } from '@northlight/contracts';
import { Button, Row, Stack, toast } from '@northlight/site-kit';
import { Dialog, Stepper, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { texts as words } from '../../texts/change-slots.ts';
import { loadText } from './load-text.ts';
import { Outcomes } from './outcomes.tsx';
import { type SlotsOrder, useChangeSlots } from './use-change-slots.ts';

interface SlotsDialogProps {
  readonly does: SlotsOrder['does'];
  readonly slots: readonly SlotLoadView[];
  readonly onClose: () => void;
}

/** Asks how, or why, before slots are changed; afterwards it says which of them refused, slot by slot. */
export function SlotsDialog({ does, slots, onClose }: SlotsDialogProps) {
  // those that were chosen when it was opened: the calendar goes on meanwhile
  const [requested] = useState(slots);
  const [outcomes, setOutcomes] = useState<readonly SlotOutcomeView[]>();
  const ids = requested.map(({ id }) => id);
  const { change, isBusy, problem } = useChangeSlots(ids, (answered) => {
    if (answered.some(({ outcome }) => outcome === 'refused')) return setOutcomes(answered);
    const many = answered.filter(({ outcome }) => outcome === 'done').length;
    toast({ title: texts[does].done({ many }), tone: 'good' });
    onClose();
  });
  const title = texts[does].title(requested.length);
  if (outcomes) {
    const button = <Button onClick={onClose}>{words.backToTheCalendar}</Button>;
    return (
      <Dialog isOpen title={title} onClose={onClose} footer={button}>
        <Outcomes outcomes={outcomes} done={texts[does].done} />
      </Dialog>
    );
  }
  return <Question {...{ does, title, isBusy, problem, onClose }} slots={requested} onChange={change} />;
}

interface QuestionProps extends SlotsDialogProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onChange: (order: SlotsOrder) => void;
}

function Question({ does, title, slots, isBusy, problem, onChange, onClose }: QuestionProps) {
  const form = useId();
  const [capacity, setCapacity] = useState(slots[0]?.capacity ?? 20);
  const [reason, setReason] = useState('');
  const { effect, confirm, busy } = texts[does];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onChange(does === 'resize' ? { does, capacity } : { does, reason });
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={form} tone={does === 'close' ? 'danger' : 'primary'} isBusy={isBusy} busyText={busy}>
        {confirm(slots.length)}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} footer={buttons}>
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          <p>
            {loadText(slots)}. {effect}
          </p>
          {does === 'resize' ? (
            <Stepper
              label={words.seatsPerSlot}
              value={capacity}
              onChange={setCapacity}
              min={1}
              max={5000}
              error={problem}
            />
          ) : (
            <TextField
              label={words.reason}
              hint={words.staysInTheHistoryPermanently}
              error={problem}
              isRequired
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

const texts = {
  resize: {
    title: (many: number) => words.changeTheCapacityOfSlot({ many }),
    effect: words.slotsThatHaveAlreadySold,
    confirm: (many: number) => words.changeSlot({ many }),
    busy: words.changing,
    done: words.slotOf,
  },
  close: {
    title: (many: number) => words.closeSlot({ many }),
    effect: words.theyGoOffSaleExisting,
    confirm: (many: number) => words.closeSlot({ many }),
    busy: words.closing,
    done: words.slot2,
  },
  reopen: {
    title: (many: number) => words.reopenSlot({ many }),
    effect: words.theyGoBackOnSale,
    confirm: (many: number) => words.reopenSlot({ many }),
    busy: words.reopening,
    done: words.slot3,
  },
};
