import type { ExperienceView } from '@northlight/contracts';
import { HttpError, http, Notice, Stack, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';

interface DeleteExperienceDialogProps {
  readonly experience: ExperienceView;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an experience goes; one that is booked ahead stays, and the dialog says so (decisions.md G37). */
export function DeleteExperienceDialog({ experience, onClose, onDeleted }: DeleteExperienceDialogProps) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => http.delete(`/api/experiences/${experience.id}`),
    onSuccess: async () => {
      toast({ title: 'Experience deleted successfully', tone: 'good' });
      onDeleted();
      await client.invalidateQueries({ queryKey: ['/api/experiences'] });
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
          <b>{experience.name}</b>: This action cannot be undone. This will permanently delete the experience.
        </p>
        {call.error && <Notice tone="bad" title={`Failed to delete experience: ${told(call.error)}`} />}
      </Stack>
    </ConfirmDialog>
  );
}

const told = (error: Error): string =>
  error instanceof HttpError ? [error.status || '', error.userMessage ?? ''].join(' ').trim() : 'Please try again.';
