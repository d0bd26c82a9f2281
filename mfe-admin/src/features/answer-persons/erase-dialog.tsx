import { Notice, Stack } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/answer-persons.ts';
import { AnswerFields, firstAnswer } from './answer-fields.tsx';
import { useErase } from './use-persons.ts';

interface EraseDialogProps {
  readonly search: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks who wants it, and says what goes and what stays, before the last press (U14). */
export function EraseDialog({ search, onDone, onClose }: EraseDialogProps) {
  const [answer, setAnswer] = useState(firstAnswer);
  const { run, isBusy, problem } = useErase(search, onDone);
  return (
    <ConfirmDialog
      isOpen
      title={texts.eraseTitle({ search })}
      confirmText={texts.erase}
      busyText={texts.erasing}
      isBusy={isBusy}
      onConfirm={() => run(answer)}
      onCancel={onClose}
    >
      <Stack>
        <p>{texts.thisCantBeUndone}</p>
        <p>{texts.bookingsAndOrdersStay}</p>
        <AnswerFields answer={answer} onChange={setAnswer} />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </ConfirmDialog>
  );
}
