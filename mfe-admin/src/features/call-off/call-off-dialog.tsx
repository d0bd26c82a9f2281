import { callOffMessageLimit, type DeskReason } from '@northlight/contracts';
import { Button, dateText, Row, Stack, timeText, toast } from '@northlight/site-kit';
import { Dialog, SelectField, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { useExperienceNames } from '../../queries/experiences.ts';
import { texts } from '../../texts/call-off.ts';
import { ReasonField } from '../../ui/reason-field.tsx';
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
    toast({ title: texts.calledOff, description: texts.ticketSalesHaveStopped });
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
        {texts.cancel}
      </Button>
      <Button type="submit" form={form} tone="danger" isBusy={isBusy} busyText={texts.callingOff}>
        {choice.time ? texts.callOffThisSlot : texts.callOffTheseSlots}
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
            label={texts.messageToCustomers}
            hint={texts.oneSentenceItAppears}
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
  time ? texts.callOff({ time: timeText(time), date: dateText(date) }) : texts.callOffADayQuestion;

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
        label={texts.day}
        type="date"
        isRequired
        value={wanted.date}
        onChange={({ target }) => target.value && onChange({ ...wanted, date: target.value })}
      />
      <SelectField
        label={texts.slots}
        options={[{ value: '', label: texts.allExperiences }, ...options]}
        value={wanted.experienceId ?? ''}
        onChange={({ target }) => onChange({ ...wanted, experienceId: Number(target.value) || undefined })}
      />
    </Row>
  );
}
