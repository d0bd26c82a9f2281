import { findSlots, moveBookingAtDesk } from '@northlight/client';
import type { DeskBookingView, DeskReason, SlotView } from '@northlight/contracts';
import { apiQuery, Button, dateText, Notice, Row, Stack, timeText, toast, useQuery } from '@northlight/site-kit';
import { Dialog, SelectField, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { texts } from '../../texts/change-booking.ts';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useDeskCommand } from './use-desk-command.ts';

interface DialogProps {
  readonly booking: DeskBookingView;
  readonly onClose: () => void;
}

/** Takes a party to another time of the same experience, for the price it was sold at. */
export function MoveDialog({ booking, onClose }: DialogProps) {
  const form = useId();
  const [date, setDate] = useState(booking.date);
  const [time, setTime] = useState('');
  const [reason, setReason] = useState<DeskReason>('customer_asked');
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, problem } = useDeskCommand(booking, moveBookingAtDesk, (moved) => {
    onClose();
    toast({
      title: texts.isRescheduled({
        reference: booking.reference,
        date: dateText(moved.date),
        time: timeText(moved.time),
      }),
      tone: 'good',
    });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!time);
    if (time && !isBusy) run({ date, time, reason });
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.keepCurrentTime}
      </Button>
      <Button type="submit" form={form} isBusy={isBusy} busyText={texts.rescheduling}>
        {texts.rescheduleBooking}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.rescheduleOf({ reference: booking.reference })} onClose={onClose} footer={buttons}>
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          <p>
            {texts.ticket({
              experienceName: booking.experienceName,
              numberOfTickets: booking.numberOfTickets,
              date: dateText(booking.date),
              time: timeText(booking.time),
            })}
          </p>
          <TextField
            label={texts.newDay}
            type="date"
            value={date}
            onChange={({ target }) => {
              setDate(target.value);
              setTime('');
            }}
          />
          <TimeField
            {...{ booking, date, time }}
            error={isMissing ? texts.pleaseSelectATimeSlot : undefined}
            onChange={setTime}
          />
          <ReasonField value={reason} onChange={setReason} />
          {problem && <Notice tone="bad" title={problem} />}
        </Stack>
      </form>
    </Dialog>
  );
}

interface TimeFieldProps {
  readonly booking: DeskBookingView;
  readonly date: string;
  readonly time: string;
  readonly error: string | undefined;
  readonly onChange: (time: string) => void;
}

/** Times with room for the party; the others say why not. */
function TimeField({ booking, date, time, error, onChange }: TimeFieldProps) {
  const { venueId, experienceId } = booking;
  const { data: slots, isFetching } = useQuery({
    ...apiQuery(findSlots, { query: { venueId, experienceId, date } }),
    staleTime: 0,
    enabled: date !== '',
  });
  const hint = slots?.length === 0 ? texts.noAvailableTimes : undefined;
  return (
    <SelectField
      label={texts.newTime}
      placeholder={isFetching && !slots ? texts.loadingTimes : texts.selectATime}
      hint={hint}
      error={error}
      options={(slots ?? []).map((slot) => timeOption(slot, booking, date))}
      value={time}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function timeOption({ time, capacity, bookedCount }: SlotView, booking: DeskBookingView, date: string) {
  const left = Math.max(0, capacity - bookedCount);
  const isSame = date === booking.date && time.slice(0, 5) === booking.time.slice(0, 5);
  const note = isSame ? texts.currentTime : left === 0 ? texts.soldOut : texts.left({ left });
  return {
    value: time.slice(0, 5),
    label: `${timeText(time)}, ${note}`,
    isDisabled: isSame || left < booking.numberOfTickets,
  };
}
