import { Button, onDemand, Page, Quiet, Row, Stack, useSearchParams } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { AvailabilityCalendar } from '../../features/availability-calendar/availability-calendar.tsx';
import { CallOffDay } from '../../features/call-off/call-off-day.tsx';
import { ChosenSlots } from '../../features/change-slots/chosen-slots.tsx';
import type { Preset } from '../../features/open-slots/add-availability.tsx';
import { useMayChangeSlots } from '../../hooks/may-change-slots.ts';
import { withSearchParams } from '../../hooks/with-search-params.ts';
import { texts } from '../../texts/availability.ts';

const { Component: AddAvailability } = onDemand(
  async () =>
    (await import(/* webpackChunkName: "forms" */ '../../features/open-slots/add-availability.tsx')).AddAvailability,
);

/** How the calendar is used with a mouse and keys, and where there are neither. */
function HowTo({ mayChange }: { readonly mayChange: boolean }) {
  return (
    <Ways>
      <span>{mayChange ? texts.clickASlotOrPress : texts.clickASlotOrPressSentence}</span>
      <span>{mayChange ? texts.tapASlotToChoose : texts.tapASlotToOpen}</span>
    </Ways>
  );
}

const Ways = styled(Quiet)`
  span + span {
    display: none;
  }

  @media (hover: none) {
    span {
      display: none;
    }

    span + span {
      display: inline;
    }
  }
`;

/** Route /admin/availability: how full a week is, and what the venue does with its slots. The desk may look. */
export function AvailabilityPage() {
  const mayChange = useMayChangeSlots();
  const adding = useAdding();
  return (
    <Page title={texts.availability}>
      <Stack $gap="l">
        <Row $spread>
          <HowTo mayChange={mayChange} />
          {mayChange && (
            <Button onClick={() => adding.begin({})}>
              <Plus size={18} aria-hidden /> {texts.addAvailability}
            </Button>
          )}
        </Row>
        <AvailabilityCalendar
          mayChange={mayChange}
          onForeseen={({ experienceId, date }) => adding.begin({ experienceId, date })}
        >
          {({ slots, clear, ...shown }) =>
            mayChange && (
              <>
                <ChosenSlots slots={slots} onClear={clear} />
                <CallOffDay {...shown} />
              </>
            )
          }
        </AvailabilityCalendar>
      </Stack>
      <Suspense>
        <DialogBoundary>
          {mayChange && adding.preset && (
            <AddAvailability preset={adding.preset} onClose={adding.end} onOpened={adding.end} />
          )}
        </DialogBoundary>
      </Suspense>
    </Page>
  );
}

/** Whether slots are being added: `?add=1`, which quick actions lead to; afterwards the calendar shows what was opened. */
function useAdding() {
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState<Preset>({});
  const change = (words: Parameters<typeof withSearchParams>[0]) =>
    setSearch(withSearchParams(words), { replace: true });
  const shown = { venueId: Number(search.get('venue')) || undefined, date: search.get('week') ?? undefined };
  return {
    preset: search.get('add') === '1' ? { ...shown, ...wanted } : undefined,
    begin: (preset: Preset) => {
      setWanted(preset);
      change({ add: '1' });
    },
    end: (venueId?: number, week?: string) =>
      change({ add: undefined, ...(venueId && week ? { venue: venueId, week } : {}) }),
  };
}
