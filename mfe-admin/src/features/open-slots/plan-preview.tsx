import type { SlotPlanView } from '@northlight/contracts';
import { Button, count, Notice, Row, Stack } from '@northlight/site-kit';
import { PlanTable } from './plan-table.tsx';

interface PlanPreviewProps {
  readonly plan: SlotPlanView;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

/** What would be opened, and the button that does it; or why there is nothing to open. */
export function PlanPreview({ plan: { toOpen, alreadyOpen, rows }, isBusy, onOpen }: PlanPreviewProps) {
  const there = alreadyOpen > 0 ? ` ${thereText(alreadyOpen)}` : '';
  if (toOpen === 0) {
    const why = there || ' The venue is closed then, or nothing runs there.';
    return <Notice title={`There is nothing to open on these days.${why}`} />;
  }
  return (
    <Stack $gap="l">
      <p role="status">
        {count(toOpen, 'slot')} would be opened.{there}
      </p>
      <PlanTable rows={rows} />
      <Row>
        <Button isBusy={isBusy} busyText="Opening…" onClick={onOpen}>
          Open {count(toOpen, 'slot')}
        </Button>
      </Row>
    </Stack>
  );
}

const thereText = (many: number): string =>
  many === 1
    ? '1 slot of the plan is open already and stays as it is.'
    : `${many} slots of the plan are open already and stay as they are.`;
