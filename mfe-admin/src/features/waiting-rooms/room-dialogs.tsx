import type { WaitingRoomView } from '@northlight/contracts';
import { Button, Notice, Row, Stack } from '@northlight/site-kit';
import { ConfirmDialog, Dialog, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useState } from 'react';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/waiting-rooms.ts';
import { useSteering } from './use-waiting-rooms.ts';

interface RoomDialog {
  readonly room: WaitingRoomView;
  readonly onClose: () => void;
}

/** Asks before everyone who waits is let in. */
export function CloseRoom({ room: { id, name }, onClose }: RoomDialog) {
  const { close } = useSteering(id, onClose);
  const { rest } = problemsOf(close.error, {});
  return (
    <ConfirmDialog
      isOpen
      title={texts.closeTitle({ name })}
      confirmText={texts.close}
      busyText={texts.closing}
      isBusy={close.isPending}
      onConfirm={() => close.mutate()}
      onCancel={onClose}
    >
      <Stack>
        <p>{texts.closeHint}</p>
        {rest && <Notice tone="bad" title={rest} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** Another rate from now on. */
export function RateDialog({ room: { id, name, admittedPerMinute }, onClose }: RoomDialog) {
  const { change } = useSteering(id, onClose);
  const [rate, setRate] = useState(String(admittedPerMinute));
  const [isMissing, setMissing] = useState(false);
  const problems = problemsOf(change.error, {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = /^\d+$/.test(rate.trim());
    setMissing(!isWhole);
    // an empty control is no rate: 0 would let nobody in
    if (isWhole && !change.isPending) change.mutate(Number(rate));
  };
  return (
    <Dialog isOpen title={texts.newRateOf({ name })} onClose={onClose}>
      <Stack as="form" onSubmit={submit} noValidate>
        <TextField
          label={texts.rate}
          hint={texts.rateHint}
          inputMode="numeric"
          autoComplete="off"
          value={rate}
          error={isMissing ? texts.rateMissing : problems.of('admittedPerMinute')}
          onChange={({ target }) => setRate(target.value)}
        />
        {problems.rest && <Notice tone="bad" title={problems.rest} />}
        <Row>
          <Button type="submit" isBusy={change.isPending} busyText={texts.saving}>
            {texts.save}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
