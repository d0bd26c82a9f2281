import type { SlotLoadView } from '@northlight/contracts';
import { Button, color, href, LinkButton, Row, radius, shadow, size, space } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/change-slots.ts';
import { loadText } from './load-text.ts';
import { SlotsDialog } from './slots-dialog.tsx';
import type { SlotsOrder } from './use-change-slots.ts';

interface ChosenSlotsProps {
  readonly slots: readonly SlotLoadView[];
  readonly onClear: () => void;
}

/** The slots that are chosen, and what may be done with them; it stays in sight while there are some. */
export function ChosenSlots({ slots, onClear }: ChosenSlotsProps) {
  const [open, setOpen] = useState<SlotsOrder['does']>();
  const [first] = slots;
  if (!first) return null;
  const hasOpen = slots.some(({ closed }) => !closed);
  const hasClosed = slots.some(({ closed }) => closed);
  return (
    <>
      <Bar aria-label={texts.selectedSlots}>
        <p role="status">
          <b>{texts.slot({ slots: slots.length })}</b>
          <small>{loadText(slots)}</small>
        </p>
        <Row $gap="s">
          <Button isSmall onClick={() => setOpen('resize')}>
            {texts.changeCapacity}
          </Button>
          {hasOpen && (
            <Button tone="danger" isSmall onClick={() => setOpen('close')}>
              {texts.close}
            </Button>
          )}
          {hasClosed && (
            <Button tone="secondary" isSmall onClick={() => setOpen('reopen')}>
              {texts.reopen}
            </Button>
          )}
          {slots.length === 1 && (
            <LinkButton tone="secondary" isSmall to={href('adminSlot', { id: first.id })}>
              {texts.historyAndPastStates}
            </LinkButton>
          )}
          <Button tone="secondary" isSmall onClick={onClear}>
            {texts.clearSelection}
          </Button>
        </Row>
      </Bar>
      <DialogBoundary>
        {open && <SlotsDialog does={open} slots={slots} onClose={() => setOpen(undefined)} />}
      </DialogBoundary>
    </>
  );
}

const Bar = styled.section`
  position: sticky;
  z-index: 5;
  bottom: ${space.m};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m} ${space.l};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.edge};
  border-radius: ${radius.m};
  background: ${color.raised};
  box-shadow: ${shadow};
  font-variant-numeric: tabular-nums;

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
