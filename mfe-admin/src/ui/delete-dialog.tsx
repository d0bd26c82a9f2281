import { http, Notice, rich, Stack, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { texts } from '../texts/common.ts';

interface DeleteDialogProps {
  /** What kind of thing goes, in the words of §2: "Experience". */
  readonly kind: string;
  readonly name: string;
  /** The list that it is in, `/api/experiences`: its address, and the key under which it is kept. */
  readonly list: string;
  readonly id: number;
  /** What is said where it could not be deleted (§8). */
  readonly failureText: (error: Error) => string;
  readonly onClose: () => void;
  /** Called when it is gone; `onClose` where nothing else is told. */
  readonly onDeleted?: () => void;
}

/** Asks before something goes for good; what must stay stays, and the dialog says why. */
export function DeleteDialog({ kind, name, list, id, failureText, onClose, onDeleted = onClose }: DeleteDialogProps) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => http.delete(`${list}/${id}`),
    onSuccess: async () => {
      toast({ title: texts.deletedSuccessfully({ kind }), tone: 'good' });
      onDeleted();
    },
    // also where it could not be: somebody else may have deleted it
    onSettled: () => client.invalidateQueries({ queryKey: [list] }),
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
