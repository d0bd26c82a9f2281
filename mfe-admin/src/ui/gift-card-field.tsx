import { Button, onDemand, PartBoundary } from '@northlight/site-kit';
import { useState } from 'react';
import { texts } from '../texts/common.ts';

interface GiftCardFieldProps {
  /** The code as it is typed; empty where no card pays. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Most guests have none: a press opens the field. */
export function GiftCardField(props: GiftCardFieldProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <PartBoundary>
        <GiftCardEntry {...props} />
      </PartBoundary>
    );
  return (
    <div>
      <Button tone="quiet" isSmall onClick={() => setOpen(true)}>
        {texts.payWithAGiftCard}
      </Button>
    </div>
  );
}

const { Component: GiftCardEntry } = onDemand(
  async () => (await import(/* webpackChunkName: "forms" */ './gift-card-entry.tsx')).GiftCardEntry,
);
