import type { SlotPlanView } from '@northlight/contracts';
import { Button, Notice, Row, Stack } from '@northlight/site-kit';
import { texts } from '../../texts/open-slots.ts';
import { PlanTable } from './plan-table.tsx';

interface PlanPreviewProps {
  readonly plan: SlotPlanView;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

/** What would be opened, and the button that does it; or why there is nothing to open. */
export function PlanPreview({ plan: { toOpen, alreadyOpen, rows }, isBusy, onOpen }: PlanPreviewProps) {
  const hasOpen = alreadyOpen > 0;
  if (toOpen === 0)
    return <Notice title={hasOpen ? texts.nothingToOpenOnTheseOf({ alreadyOpen }) : texts.nothingToOpenOnThese} />;
  return (
    <Stack $gap="l">
      <p role="status">{hasOpen ? texts.slot2({ toOpen, alreadyOpen }) : texts.slotOf({ toOpen })}</p>
      <PlanTable rows={rows} />
      <Row>
        <Button isBusy={isBusy} busyText={texts.opening} onClick={onOpen}>
          {texts.openSlot({ toOpen })}
        </Button>
      </Row>
    </Stack>
  );
}
