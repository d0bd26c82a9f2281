import type { SlotStateView } from '@northlight/contracts';
import { Notice, Stack, timeText } from '@northlight/site-kit';
import { ConfirmDialog, Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
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
      title="Change the capacity?"
      confirmText={`Have ${capacity} seats`}
      busyText="Changing..."
      isBusy={isBusy}
      onConfirm={() => change({ does: 'resize', capacity })}
      onCancel={onClose}
    >
      <Stack>
        <p>
          {slot.experienceName} at {timeText(slot.time)} has {slot.capacity} seats, {slot.taken} of them taken.
        </p>
        <Stepper label="Seats" value={capacity} onChange={setCapacity} min={least} max={5000} />
        {refusal && <Notice tone="bad" title={refusal} />}
      </Stack>
    </ConfirmDialog>
  );
}
