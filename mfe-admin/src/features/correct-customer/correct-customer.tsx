import { Button, Notice, onDemand, Stack } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { Suspense, useState } from 'react';
import { texts } from '../../texts/correct-customer.ts';
import type { KnownCustomer } from './known-customer.ts';
import type { SendCorrection } from './use-correct-customer.ts';

const { Component: CorrectDialog } = onDemand(
  async () => (await import(/* webpackChunkName: "forms" */ './correct-dialog.tsx')).CorrectDialog,
);

interface CorrectCustomerProps {
  readonly send: SendCorrection;
  readonly customer: KnownCustomer;
  /** Whether there is a mail that can be sent again. */
  readonly canResend: boolean;
}

/** Puts right what a customer is called and reached by; says where a mail did not reach them. */
export function CorrectCustomer({ send, customer, canResend }: CorrectCustomerProps) {
  const [isOpen, setOpen] = useState(false);
  if (!customer.customerName) return null;
  return (
    <Stack $gap="m">
      {customer.mailUndeliverable && (
        <Notice tone="bad" title={texts.anEmailToThisAddress}>
          <p>{texts.askTheCustomer}</p>
        </Notice>
      )}
      <div>
        <Button tone="secondary" isSmall onClick={() => setOpen(true)}>
          {texts.editNameEmailOrPhone}
        </Button>
      </div>
      <Suspense>
        <DialogBoundary>
          {isOpen && <CorrectDialog {...{ send, customer, canResend }} onClose={() => setOpen(false)} />}
        </DialogBoundary>
      </Suspense>
    </Stack>
  );
}
