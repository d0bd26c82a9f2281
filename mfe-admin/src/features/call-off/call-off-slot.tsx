import { Button } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { factsOf } from '../../format/slot-facts.ts';
import { texts } from '../../texts/call-off.ts';
import { CallOffDialog } from './call-off-dialog.tsx';

/** Calls one slot off. */
export function CallOffSlot({ slotId }: { readonly slotId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {texts.callOffThisSlot}
      </Button>
      <DialogBoundary>
        {isOpen && <CallOffDialog choice={factsOf(slotId)} onClose={() => setOpen(false)} />}
      </DialogBoundary>
    </>
  );
}
