import type { SlotStateView } from '@northlight/contracts';
import { Notice, Stack, timeText } from '@northlight/site-kit';
import { ConfirmDialog, Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/change-slot.ts';
import { useChangeSlot } from './use-change-slot.ts';

interface ResizeDialogProps {
  readonly slot: SlotStateView;
  readonly onClose: () => void;
}

/** Another number of seats, never fewer than are taken. */
export function ResizeDialog({ slot, onClose }: ResizeDialogProps) {
  const [capacity, setCapacity] = useState(slot.capacity);
  const { change, isBusy, refusal } = useChangeSlot(slot.slotId, onClose);
  const least = Math.max(1, slot.taken);
  return (
    <ConfirmDialog
      isOpen
      title={texts.changeTheCapacity}
      confirmText={texts.changeToSeats({ capacity })}
      busyText={texts.changing}
      isBusy={isBusy}
      onConfirm={() => change({ does: 'resize', capacity })}
      onCancel={onClose}
    >
      <Stack>
        <p>
          {texts.atHasSeatsOfThem({
            experienceName: slot.experienceName,
            time: timeText(slot.time),
            capacity: slot.capacity,
            taken: slot.taken,
          })}
        </p>
        <Stepper label={texts.seats} value={capacity} onChange={setCapacity} min={least} max={5000} />
        {refusal && <Notice tone="bad" title={refusal} />}
      </Stack>
    </ConfirmDialog>
  );
}
