import type { SlotStateView } from '@northlight/contracts';
import { Stack, timeText } from '@northlight/site-kit';
import { ConfirmDialog, TextField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useChangeSlot } from './use-change-slot.ts';

interface ReasonDialogProps {
  readonly slot: SlotStateView;
  readonly onClose: () => void;
}

/** Asks why before a slot is closed, or opened again. */
export function ReasonDialog({ slot, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const { change, isBusy, refusal } = useChangeSlot(slot.slotId, onClose);
  const does = slot.status === 'open' ? 'close' : 'reopen';
  const words = texts[does];
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmText={words.confirm}
      busyText={words.busy}
      isBusy={isBusy}
      onConfirm={() => change({ does, reason })}
      onCancel={onClose}
    >
      <Stack>
        <p>
          {slot.experienceName} at {timeText(slot.time)} {words.effect}
        </p>
        <TextField
          label="Reason"
          hint="It stays in the history for good. Do not name persons."
          error={refusal}
          isRequired
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

const texts = {
  close: {
    title: 'Close this slot?',
    confirm: 'Close the slot',
    busy: 'Closing...',
    effect: 'sells nothing more. Bookings that are there stay, and may be moved or cancelled.',
  },
  reopen: {
    title: 'Open this slot again?',
    confirm: 'Open it again',
    busy: 'Opening...',
    effect: 'goes on sale again, with the seats that are left.',
  },
};
