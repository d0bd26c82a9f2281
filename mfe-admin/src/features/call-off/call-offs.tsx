import type { CallOffView } from '@northlight/contracts';
import { color, count, dateText, Quiet, Row, radius, Stack, space, timeText } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { useExperienceNames } from '../../experiences.ts';
import { PartyList } from './party-list.tsx';
import { useCallOffs } from './use-call-offs.ts';

/** What was called off of these days, and how far each has come. */
export function CallOffs(span: Parameters<typeof useCallOffs>[0]) {
  const { data, isError, isFetching, refetch } = useCallOffs(span);
  if (isError && !data)
    return (
      <LoadFailure
        text="What was called off could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <Stack $gap="m" as="section" aria-label="Called off">
      {data.map((callOff) => (
        <Progress key={callOff.id} callOff={callOff} />
      ))}
    </Stack>
  );
}

function Progress({ callOff }: { readonly callOff: CallOffView }) {
  const names = useExperienceNames();
  const { parties, done, date, time, experienceId, leftAlone } = callOff;
  const what = experienceId === null ? 'All experiences' : (names.get(experienceId) ?? `Experience ${experienceId}`);
  const title = `Called off: ${[what, dateText(date), time && timeText(time)].filter(Boolean).join(', ')}`;
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
          <p>{count(leftAlone.length, 'party', 'parties')} checked in before, and left alone:</p>
          <PartyList label="Left alone" parties={leftAlone} />
        </>
      )}
    </Box>
  );
}

/** "3 of 5 parties done", and once it is over what became of them. */
function stateText({ finishedAt, parties, done, slots, ...ends }: CallOffView): string {
  if (!finishedAt) return `${done} of ${count(parties, 'party', 'parties')} done`;
  const became = [
    [ends.cancelled, 'cancelled'],
    [ends.waiting, 'taken off the waitlist'],
    [ends.gone, 'gone before'],
  ] as const;
  const told = became.filter(([many]) => many > 0).map(([many, word]) => `${many} ${word}`);
  return `Finished: ${[count(slots, 'slot'), ...told].join(', ')}`;
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
