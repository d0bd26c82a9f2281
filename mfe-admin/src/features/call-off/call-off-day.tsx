import { Button, Row, Stack } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/call-off.ts';
import { CallOffDialog } from './call-off-dialog.tsx';
import { CallOffs } from './call-offs.tsx';

interface CallOffDayProps {
  readonly venueId: number;
  readonly from: string;
  readonly to: string;
  /** The day that the dialog begins with. */
  readonly day: string;
  readonly experienceId?: number | undefined;
}

/** Calls a day of the calendar off, and shows what was called off of the days in sight. */
export function CallOffDay({ venueId, from, to, day, experienceId }: CallOffDayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack $gap="m">
      <Row>
        <Button tone="secondary" isSmall onClick={() => setOpen(true)}>
          {texts.callOffADay}
        </Button>
      </Row>
      <CallOffs {...{ venueId, from, to }} />
      <DialogBoundary>
        {isOpen && <CallOffDialog choice={{ venueId, date: day, experienceId }} onClose={() => setOpen(false)} />}
      </DialogBoundary>
    </Stack>
  );
}
