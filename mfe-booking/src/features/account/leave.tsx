import type { AccountView } from '@northlight/contracts';
import { Button, Stack } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/account.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** The way out, and what it means, before it is taken. */
export function Leave({ account }: { readonly account: AccountView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack $gap="l">
      <p>{texts.yourNameEmailAndPassword}</p>
      <div>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {texts.deleteMyAccount}
        </Button>
      </div>
      <DialogBoundary>
        <LeaveDialog account={account} isOpen={isOpen} onClose={() => setOpen(false)} />
      </DialogBoundary>
    </Stack>
  );
}
