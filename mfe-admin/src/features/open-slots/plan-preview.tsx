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
  const there = alreadyOpen > 0 ? ` ${thereText(alreadyOpen)}` : '';
  if (toOpen === 0) {
    const why = there || texts.theVenueIsClosedThen;
    return <Notice title={texts.thereIsNothingToOpen({ why })} />;
  }
  return (
    <Stack $gap="l">
      <p role="status">{texts.slotsWouldBeOpened({ toOpen, there })}</p>
      <PlanTable rows={rows} />
      <Row>
        <Button isBusy={isBusy} busyText={texts.opening} onClick={onOpen}>
          {texts.openSlots({ toOpen })}
        </Button>
      </Row>
    </Stack>
  );
}

const thereText = (many: number): string => (many === 1 ? texts.slotOfThePlan : texts.slotsOfThePlan({ many }));
