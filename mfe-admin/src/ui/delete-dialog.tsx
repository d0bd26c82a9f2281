import { Notice, rich, Stack, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { refreshShown, type Shown } from '../queries/shown-at.ts';
import { texts } from '../texts/common.ts';

interface DeleteDialogProps {
  /** What kind of thing goes, in the words of §2: "Experience". */
  readonly kind: string;
  readonly name: string;
  readonly thing: Shown;
  readonly remove: () => Promise<unknown>;
  /** What is said where it could not be deleted (§8). */
  readonly failureText: (error: Error) => string;
  readonly onClose: () => void;
  /** Called when it is gone; `onClose` where nothing else is told. */
  readonly onDeleted?: () => void;
}

/** Asks before something goes for good; what must stay stays, and the dialog says why. */
export function DeleteDialog({ kind, name, thing, remove, failureText, onClose, ...then }: DeleteDialogProps) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      toast({ title: texts.deletedSuccessfully({ kind }), tone: 'good' });
      (then.onDeleted ?? onClose)();
    },
    // also where it could not be: somebody else may have deleted it
    onSettled: () => refreshShown(client, thing),
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.areYouSure}
      confirmText={texts.delete}
      busyText={texts.deleting}
      isBusy={call.isPending}
      onConfirm={() => call.mutate()}
      onCancel={onClose}
    >
      <Stack>
        <p>{rich(texts.thisActionCannotBeUndone, { name: <b>{name}</b>, kind: kind.toLowerCase() })}</p>
        {call.error && <Notice tone="bad" title={failureText(call.error)} />}
      </Stack>
    </ConfirmDialog>
  );
}
