import { callOffMessageLimit, type DeskReason } from '@northlight/contracts';
import { Button, dateText, Row, Stack, timeText, toast } from '@northlight/site-kit';
import { Dialog, SelectField, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { useExperienceNames } from '../../experiences.ts';
import { ReasonField } from '../../reason-field.tsx';
import { CallOffHits } from './call-off-hits.tsx';
import { type CallOffChoice, useStartCallOff } from './use-call-offs.ts';

interface CallOffDialogProps {
  /** Where the slots are; a time makes it one start, which is not chosen here. */
  readonly choice: CallOffChoice;
  readonly onClose: () => void;
}

/** Shows whom it hits, asks why and what customers are told, and then calls off. */
export function CallOffDialog({ choice, onClose }: CallOffDialogProps) {
  const form = useId();
  const [wanted, setWanted] = useState(choice);
  const [reason, setReason] = useState<DeskReason>('equipment');
  const [message, setMessage] = useState('');
  const { start, isBusy, problem } = useStartCallOff(() => {
    toast({ title: 'Called off', description: 'Nothing more is sold there. Customers are being written to.' });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { experienceId, time, ...day } = wanted;
    if (!isBusy) start({ ...day, ...(experienceId && { experienceId }), ...(time && { time }), reason, message });
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={form} tone="danger" isBusy={isBusy} busyText="Calling off…">
        {choice.time ? 'Call off this slot' : 'Call off these slots'}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={titleOf(choice)} onClose={onClose} footer={buttons}>
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          {!choice.time && <DayFields wanted={wanted} onChange={setWanted} />}
          <CallOffHits choice={wanted} />
          <ReasonField value={reason} onChange={setReason} />
          <TextField
            label="What your customers read"
            hint="One sentence. It stands in their mail and on the page of their booking."
            error={problem}
            isRequired
            maxLength={callOffMessageLimit}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const titleOf = ({ date, time }: CallOffChoice): string =>
  time ? `Call off ${timeText(time)} on ${dateText(date)}?` : 'Call off a day?';

interface DayFieldsProps {
  readonly wanted: CallOffChoice;
  readonly onChange: (wanted: CallOffChoice) => void;
}

function DayFields({ wanted, onChange }: DayFieldsProps) {
  const names = useExperienceNames();
  const options = [...names].map(([value, label]) => ({ value, label }));
  return (
    <Row>
      <TextField
        label="Day"
        type="date"
        isRequired
        value={wanted.date}
        onChange={({ target }) => target.value && onChange({ ...wanted, date: target.value })}
      />
      <SelectField
        label="Which slots"
        options={[{ value: '', label: 'All experiences' }, ...options]}
        value={wanted.experienceId ?? ''}
        onChange={({ target }) => onChange({ ...wanted, experienceId: Number(target.value) || undefined })}
      />
    </Row>
  );
}
