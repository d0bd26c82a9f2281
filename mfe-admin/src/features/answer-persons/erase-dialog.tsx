import { Notice, Stack } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { texts } from '../../texts/answer-persons.ts';
import { AnswerFields, useAnswer } from './answer-fields.tsx';
import { useErase } from './use-persons.ts';

interface EraseDialogProps {
  readonly search: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks who wants it, and says what goes and what stays, before the last press (U14). */
export function EraseDialog({ search, onDone, onClose }: EraseDialogProps) {
  const { run, isBusy, problem } = useErase(search, onDone);
  const answering = useAnswer(run);
  return (
    <ConfirmDialog
      isOpen
      title={texts.eraseTitle({ search })}
      confirmText={texts.erase}
      busyText={texts.erasing}
      isBusy={isBusy}
      onConfirm={answering.submit}
      onCancel={onClose}
    >
      <Stack>
        <p>{texts.thisCantBeUndone}</p>
        <p>{texts.bookingsAndOrdersStay}</p>
        <AnswerFields {...answering} />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </ConfirmDialog>
  );
}
