import type { DayBoardView } from '@northlight/contracts';
import { Button, dateText, Notice, Quiet, Spinner, Stack, weekdayText } from '@northlight/site-kit';
import { texts } from '../../texts/day-board.ts';
import { ExperienceLine } from './experience-line.tsx';
import { useDayBoards } from './use-day-boards.ts';

/** What is on today at each venue that sells tickets, and how full it is. Each slot leads to its own page. */
export function DayBoards() {
  const { data: boards, isPending, refetch } = useDayBoards();
  if (isPending) return <Spinner text={texts.loadingTodaysSlots} />;
  if (!boards) return <Failed onRetry={() => void refetch()} />;
  return boards.map((board) => <DayBoard key={board.venueId} {...board} />);
}

function DayBoard({ venueName, date, experiences }: DayBoardView) {
  return (
    <Stack as="section" $gap="m" aria-label={texts.todayAt({ venueName })}>
      <div>
        <h2>{texts.todayAt({ venueName })}</h2>
        <Quiet>
          {weekdayText(date)}, {dateText(date)}
        </Quiet>
      </div>
      {experiences.length === 0 && <p>{texts.thereAreNoSlotsToday}</p>}
      <ul>
        {experiences.map((experience) => (
          <ExperienceLine key={experience.id} {...experience} />
        ))}
      </ul>
    </Stack>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="bad" title={texts.couldntLoadTodaysSlots}>
      <Button tone="secondary" isSmall onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}
