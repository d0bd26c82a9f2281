import type { AccountView } from '@northlight/contracts';
import { Button, Stack } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';

/** The way out, and what it means, before it is taken. */
export function Leave({ account }: { readonly account: AccountView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack $gap="l">
      <p>
        Your name, addresses and password are deleted, and nobody can bring them back. What was booked and bought stays
        in our books, without you.
      </p>
      <div>
        <Button tone="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <DialogBoundary>
        <LeaveDialog account={account} isOpen={isOpen} onClose={() => setOpen(false)} />
      </DialogBoundary>
    </Stack>
  );
}
