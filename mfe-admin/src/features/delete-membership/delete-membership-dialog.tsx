import type { MembershipView } from '@northlight/contracts';
import { HttpError, http, Notice, Stack, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';

interface DeleteMembershipDialogProps {
  readonly plan: MembershipView;
  readonly onClose: () => void;
}

/** Asks before a plan goes. */
export function DeleteMembershipDialog({ plan, onClose }: DeleteMembershipDialogProps) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => http.delete(`/api/memberships/${plan.id}`),
    onSuccess: async () => {
      toast({ title: 'Membership deleted successfully', tone: 'good' });
      onClose();
      await client.invalidateQueries({ queryKey: ['/api/memberships'] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Are you sure?"
      confirmText="Delete"
      busyText="Deleting..."
      isBusy={call.isPending}
      onConfirm={() => call.mutate()}
      onCancel={onClose}
    >
      <Stack>
        <p>
          <b>{plan.name}</b>: This action cannot be undone. This will permanently delete the membership.
        </p>
        {call.error && <Notice tone="bad" title={told(call.error)} />}
      </Stack>
    </ConfirmDialog>
  );
}

const told = (error: Error): string =>
  (error instanceof HttpError && error.userMessage) || 'Failed to delete membership';
