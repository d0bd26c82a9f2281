import type { DeskBookingView, FoundBookingsView } from '@northlight/contracts';
import { dateText, Quiet, Spinner, Stack } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { type ReactNode, useState } from 'react';
import { useSearch } from '../../hooks/use-search.ts';
import { texts } from '../../texts/find-bookings.ts';
import { Pager } from '../../ui/pager.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { FoundList } from './found-list.tsx';
import { useFoundBookings } from './use-found-bookings.ts';

interface FindBookingsProps {
  readonly act: (booking: DeskBookingView) => ReactNode;
  /** What is shown while nothing is looked for. */
  readonly children: ReactNode;
}

/** Looks for bookings in all days; what is looked for stands in the address. */
export function FindBookings({ act, children }: FindBookingsProps) {
  const { search, look } = useSearch();
  return (
    <Stack $gap="xl">
      <SearchForm
        of="All bookings"
        label={texts.findABooking}
        hint={texts.referenceEmailOrPart}
        search={search}
        onLook={look}
        problemIn={problemIn}
        wayBack={texts.backToTheDay}
      />
      {search ? <Found key={search} search={search} act={act} /> : children}
    </Stack>
  );
}

const problemIn = (text: string): string | undefined => (text.length === 1 ? texts.pleaseEnter2To254 : undefined);

/** Page after page; `trail` has where each began, so that there is a way back. */
function Found({ search, act }: { readonly search: string; readonly act: FindBookingsProps['act'] }) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data: found, isPending, isPlaceholderData, refetch } = useFoundBookings(search, trail.at(-1));
  if (isPending) return <Spinner text={texts.searchingBookings} />;
  if (!found) return <LoadFailure text={texts.couldntSearchBookings} onRetry={() => void refetch()} />;
  const isWhole = trail.length === 0 && !found.nextCursor;
  if (isWhole && found.items.length === 0)
    return <EmptyState title={texts.noBookingFound} hint={texts.noBookingsMatch({ search, range: spanText(found) })} />;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <Quiet role="status">{[countText(found, isWhole), spanText(found)].filter(Boolean).join(' ')}</Quiet>
      {found.items.length > 0 && <FoundList bookings={found.items} act={act} />}
      <Pager trail={trail} next={found.nextCursor} onGo={setTrail} />
    </Stack>
  );
}

function countText({ items }: FoundBookingsView, isWhole: boolean): string {
  if (items.length === 0) return texts.noMatchesHere;
  return isWhole ? texts.booking({ items: items.length }) : '';
}

/** Names are sealed: which visits were opened and read. */
const spanText = ({ within }: FoundBookingsView): string =>
  within ? texts.searchedVisits({ from: dateText(within.from), to: dateText(within.to) }) : '';
