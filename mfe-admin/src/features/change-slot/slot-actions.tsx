import type { SlotStateView } from '@northlight/contracts';
import { Button, Row } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/change-slot.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ResizeDialog } from './resize-dialog.tsx';

/** What the venue may do with a slot as it is now. */
export function SlotActions({ slot }: { readonly slot: SlotStateView }) {
  const [open, setOpen] = useState<'status' | 'resize'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Row>
        <Button tone="secondary" onClick={() => setOpen('resize')}>
          {texts.changeCapacity}
        </Button>
        <Button tone={slot.status === 'open' ? 'danger' : 'secondary'} onClick={() => setOpen('status')}>
          {slot.status === 'open' ? texts.closeThisSlot2 : texts.reopenSlot}
        </Button>
      </Row>
      <DialogBoundary>{open === 'status' && <ReasonDialog slot={slot} onClose={close} />}</DialogBoundary>
      <DialogBoundary>{open === 'resize' && <ResizeDialog slot={slot} onClose={close} />}</DialogBoundary>
    </>
  );
}
