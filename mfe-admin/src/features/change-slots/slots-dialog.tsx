import type { SlotLoadView, SlotOutcomeView } from '@northlight/contracts';
import { Button, count, Row, Stack, toast } from '@northlight/site-kit';
import { Dialog, Stepper, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
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
  const [asked] = useState(slots);
  const [outcomes, setOutcomes] = useState<readonly SlotOutcomeView[]>();
  const ids = asked.map(({ id }) => id);
  const { change, isBusy, problem } = useChangeSlots(ids, (answered) => {
    if (answered.some(({ outcome }) => outcome === 'refused')) return setOutcomes(answered);
    const many = answered.filter(({ outcome }) => outcome === 'done').length;
    toast({ title: `${count(many, 'slot')} ${texts[does].done}`, tone: 'good' });
    onClose();
  });
  const title = texts[does].title(asked.length);
  if (outcomes) {
    const button = <Button onClick={onClose}>Back to the calendar</Button>;
    return (
      <Dialog isOpen title={title} onClose={onClose} footer={button}>
        <Outcomes outcomes={outcomes} done={texts[does].done} />
      </Dialog>
    );
  }
  return <Question {...{ does, title, isBusy, problem, onClose }} slots={asked} onChange={change} />;
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
        Cancel
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
            <Stepper label="Seats of each" value={capacity} onChange={setCapacity} min={1} max={5000} error={problem} />
          ) : (
            <TextField
              label="Reason"
              hint="It stays in the history for good. Do not name persons."
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
    title: (many: number) => `Change the capacity of ${count(many, 'slot')}`,
    effect: 'A slot that has sold more than that stays as it is, and is named.',
    confirm: (many: number) => `Change ${count(many, 'slot')}`,
    busy: 'Changing…',
    done: 'changed',
  },
  close: {
    title: (many: number) => `Close ${count(many, 'slot')}`,
    effect: 'They sell nothing more. Bookings that are there stay, and may be moved or cancelled.',
    confirm: (many: number) => `Close ${count(many, 'slot')}`,
    busy: 'Closing…',
    done: 'closed',
  },
  reopen: {
    title: (many: number) => `Open ${count(many, 'slot')} again`,
    effect: 'They go on sale again, with the seats that are left.',
    confirm: (many: number) => `Open ${count(many, 'slot')}`,
    busy: 'Opening…',
    done: 'open again',
  },
};
