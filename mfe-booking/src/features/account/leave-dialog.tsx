import { deleteAccount } from '@northlight/client';
import { type AccountView, DeleteAccountDto } from '@northlight/contracts';
import { Button, callApi, Row, Stack, toast, useLogout, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { Dialog, ErrorSummary, PasswordField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account.ts';
import { FormFailure } from './form-failure.tsx';
import { WhatLeavingMeans } from './what-leaving-means.tsx';

interface LeaveDialogProps {
  readonly account: AccountView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const empty = { currentPassword: '', username: '' };
const controls = { names: ['currentPassword', 'username'], idPrefix: 'leave-' } as const;

/** Says what goes and what stays, and asks for the password and the username before it does it. */
export function LeaveDialog({ account, isOpen, onClose }: LeaveDialogProps) {
  return (
    <Dialog title={texts.deleteYourAccount} isOpen={isOpen} onClose={onClose}>
      <Stack $gap="xl">
        <WhatLeavingMeans account={account} />
        <LeaveForm username={account.username} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

function LeaveForm({ username, onClose }: { readonly username: string; readonly onClose: () => void }) {
  const { field, summary, submit } = useRuledForm<DeleteAccountDto>(DeleteAccountDto, empty, controls);
  const logout = useLogout();
  const call = useMutation({
    mutationFn: (body: DeleteAccountDto) => callApi(deleteAccount, { body }),
    onSuccess: () => {
      toast({ title: texts.yourAccountWasDeleted, tone: 'good' });
      logout.mutate();
    },
  });
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        isRequired
        {...field('currentPassword')}
      />
      <TextField
        label={texts.typeYourUsernameToConfirm({ username })}
        autoComplete="off"
        autoCapitalize="none"
        isRequired
        {...field('username')}
      />
      <Row>
        <Button tone="secondary" onClick={onClose}>
          {texts.keepMyAccount}
        </Button>
        <Button type="submit" tone="danger" isBusy={call.isPending || logout.isPending} busyText={texts.deleting}>
          {texts.deletePermanently}
        </Button>
      </Row>
    </Stack>
  );
}
