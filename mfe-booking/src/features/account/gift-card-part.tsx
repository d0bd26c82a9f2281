import type { SubscriptionView } from '@northlight/contracts';
import { Button, onDemand } from '@northlight/site-kit';
import { Dialog, DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/subscription.ts';

/** Has a gift card pay months to come; nothing while the plan is owed for, or about to end. */
export function GiftCardPart({ subscription: { state, cancelsAtEnd } }: { readonly subscription: SubscriptionView }) {
  const [isOpen, setOpen] = useState(false);
  if (state === 'past_due' || cancelsAtEnd) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.useAGiftCard}
      </Button>
      <DialogBoundary>
        <Dialog title={texts.useAGiftCard} isOpen={isOpen} onClose={close}>
          <GiftCardForm onDone={close} />
        </Dialog>
      </DialogBoundary>
    </>
  );
}

/** Most have none: what it needs comes with the press. */
const { Component: GiftCardForm } = onDemand(async () => (await import('./gift-card-form.tsx')).GiftCardForm);
