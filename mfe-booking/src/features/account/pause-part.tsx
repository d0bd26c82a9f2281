import { type PauseMonths, pauseMonths, type SubscriptionView } from '@northlight/contracts';
import { Button, instantDateText, Notice, Row, Stack } from '@northlight/site-kit';
import { Dialog, DialogBoundary, SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/subscription.ts';
import { useEndPause, usePausePlan } from './use-subscription.ts';

interface PausePartProps {
  readonly subscription: SubscriptionView;
}

/** Pauses the plan, or has it back; nothing while it is owed for, about to end, or on its way back. */
export function PausePart({ subscription }: PausePartProps) {
  const [isOpen, setOpen] = useState(false);
  const { state, cancelsAtEnd, pausedUntil, nextPayment } = subscription;
  if (pausedUntil !== null) return <Resume />;
  if (state === 'past_due' || cancelsAtEnd || nextPayment !== null) return null;
  return (
    <>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.pausePlan}
      </Button>
      <DialogBoundary>
        <PauseDialog {...{ subscription, isOpen }} onClose={() => setOpen(false)} />
      </DialogBoundary>
    </>
  );
}

function Resume() {
  const resume = useEndPause();
  return (
    <>
      <Button tone="secondary" isBusy={resume.isPending} busyText={texts.oneMoment} onClick={resume.run}>
        {texts.resumePlan}
      </Button>
      {resume.problem && <Notice tone="bad" title={resume.problem} />}
    </>
  );
}

interface PauseDialogProps extends PausePartProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function PauseDialog({ subscription: { paidUntil }, isOpen, onClose }: PauseDialogProps) {
  const [months, setMonths] = useState<PauseMonths>(1);
  const pause = usePausePlan(months, onClose);
  const options = pauseMonths.map((value) => ({ value, label: texts.months({ months: value }) }));
  return (
    <Dialog
      title={texts.pauseYourPlan}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Row>
          <Button isBusy={pause.isPending} busyText={texts.oneMoment} onClick={pause.run}>
            {texts.pausePlan}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {texts.keepMyPlan}
          </Button>
        </Row>
      }
    >
      <Stack $gap="l">
        <p>{texts.youKeepItUntilThen({ date: paidUntil === null ? '' : instantDateText(paidUntil) })}</p>
        <SelectField
          label={texts.forHowLong}
          options={options}
          value={months}
          onChange={({ target }) => setMonths(Number(target.value) as PauseMonths)}
        />
        {pause.problem && <Notice tone="bad" title={pause.problem} />}
      </Stack>
    </Dialog>
  );
}
