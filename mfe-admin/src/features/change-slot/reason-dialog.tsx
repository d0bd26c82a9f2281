import type { SlotStateView } from '@northlight/contracts';
import { Stack, timeText } from '@northlight/site-kit';
import { ConfirmDialog, TextField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts as catalogue } from '../../texts/change-slot.ts';
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
        <p>{words.effect({ experienceName: slot.experienceName, time: timeText(slot.time) })}</p>
        <TextField
          label={catalogue.reason}
          hint={catalogue.staysInTheHistoryPermanently}
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
    title: catalogue.closeThisSlot,
    confirm: catalogue.closeSlot,
    busy: catalogue.closing,
    effect: catalogue.atGoesOffSaleExisting,
  },
  reopen: {
    title: catalogue.reopenThisSlot,
    confirm: catalogue.reopenSlot,
    busy: catalogue.reopening,
    effect: catalogue.atGoesBackOnSale,
  },
};
