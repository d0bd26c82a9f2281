import type { PersonDataView } from '@northlight/contracts';
import { Button, Notice, Row, Stack } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import { texts } from '../../texts/answer-persons.ts';
import { AnswerFields, useAnswer } from './answer-fields.tsx';
import { useTell } from './use-persons.ts';

interface TellDialogProps {
  readonly search: string;
  readonly onTold: (data: PersonDataView) => void;
  readonly onClose: () => void;
}

/** Asks who wants to know it before anything is shown. */
export function TellDialog({ search, onTold, onClose }: TellDialogProps) {
  const { run, isBusy, problem } = useTell(search, onTold);
  const answering = useAnswer(run);
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button isBusy={isBusy} busyText={texts.opening} onClick={answering.submit}>
        {texts.showEverything}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.showEverythingKept({ search })} onClose={onClose} footer={buttons}>
      <Stack>
        <p>{texts.theFileHas}</p>
        <AnswerFields {...answering} />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}
