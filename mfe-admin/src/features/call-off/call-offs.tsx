import type { CallOffView } from '@northlight/contracts';
import { color, dateText, Quiet, Row, radius, Stack, space, timeText } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { useExperienceNames } from '../../queries/experiences.ts';
import { texts } from '../../texts/call-off.ts';
import { PartyList } from './party-list.tsx';
import { useCallOffs } from './use-call-offs.ts';

/** What was called off of these days, and how far each has come. */
export function CallOffs(span: Parameters<typeof useCallOffs>[0]) {
  const { data, isError, isFetching, refetch } = useCallOffs(span);
  if (isError && !data)
    return <LoadFailure text={texts.couldntLoadWhatWasCalled} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Stack $gap="m" as="section" aria-label={texts.calledOff}>
      {data.map((callOff) => (
        <Progress key={callOff.id} callOff={callOff} />
      ))}
    </Stack>
  );
}

function Progress({ callOff }: { readonly callOff: CallOffView }) {
  const names = useExperienceNames();
  const { parties, done, date, time, experienceId, leftAlone } = callOff;
  const what =
    experienceId === null ? texts.allExperiences : (names.get(experienceId) ?? texts.experience({ experienceId }));
  const title = texts.calledOffOf({ slots: [what, dateText(date), time && timeText(time)].filter(Boolean).join(', ') });
  return (
    <Box>
      <Row $spread>
        <strong>{title}</strong>
        <span role="status">{stateText(callOff)}</span>
      </Row>
      {!callOff.finishedAt && <progress aria-label={title} max={Math.max(parties, 1)} value={done} />}
      <Quiet>“{callOff.message}”</Quiet>
      {leftAlone.length > 0 && (
        <>
          <p>{texts.bookingWasCheckedInBefore({ leftAlone: leftAlone.length })}</p>
          <PartyList label={texts.bookingsThatStayed} parties={leftAlone} />
        </>
      )}
    </Box>
  );
}

/** "3 of 5 bookings done", and once it is over what became of them. */
function stateText({ finishedAt, parties, done, slots, ...ends }: CallOffView): string {
  if (!finishedAt) return texts.ofBooking({ done, bookings: parties });
  const became = [
    [ends.cancelled, texts.canceled],
    [ends.waiting, texts.removedFromTheWaitlist],
    [ends.gone, texts.noLongerBooked],
  ] as const;
  const parts = became.filter(([many]) => many > 0).map(([many, words]) => words({ many }));
  return texts.finished({ list: [texts.slot({ slots }), ...parts].join(', ') });
}

const Box = styled.div`
  display: grid;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  font-variant-numeric: tabular-nums;

  progress {
    width: 100%;
  }
`;
