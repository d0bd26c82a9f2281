import type { DeskBookingView, FoundBookingsView } from '@northlight/contracts';
import { count, dateText, Quiet, Spinner, Stack } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { type ReactNode, useState } from 'react';
import { Pager } from '../../pager.tsx';
import { SearchForm } from '../../search-form.tsx';
import { useSearch } from '../../use-search.ts';
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
        label="Find a booking"
        hint="Reference, e-mail, or a part of the name or phone number"
        search={search}
        onLook={look}
        problemIn={problemIn}
        wayBack="Back to the day"
      />
      {search ? <Found key={search} search={search} act={act} /> : children}
    </Stack>
  );
}

const problemIn = (text: string): string | undefined =>
  text.length === 1 ? 'Please enter 2 to 254 characters' : undefined;

/** Page after page; `trail` has where each began, so that there is a way back. */
function Found({ search, act }: { readonly search: string; readonly act: FindBookingsProps['act'] }) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data: found, isPending, isPlaceholderData, refetch } = useFoundBookings(search, trail.at(-1));
  if (isPending) return <Spinner text="Looking for bookings" />;
  if (!found) return <LoadFailure text="The search did not work." onRetry={() => void refetch()} />;
  const isWhole = trail.length === 0 && !found.nextCursor;
  if (isWhole && found.items.length === 0)
    return <EmptyState title="No booking found" hint={`Nothing fits “${search}”. ${spanText(found)}`} />;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <Quiet role="status">{[countText(found, isWhole), spanText(found)].filter(Boolean).join(' ')}</Quiet>
      {found.items.length > 0 && <FoundList bookings={found.items} act={act} />}
      <Pager trail={trail} next={found.nextCursor} onGo={setTrail} />
    </Stack>
  );
}

function countText({ items }: FoundBookingsView, isWhole: boolean): string {
  if (items.length === 0) return 'Nothing fits here.';
  return isWhole ? `${count(items.length, 'booking')} found.` : '';
}

/** Names are sealed: which visits were opened and read. */
const spanText = ({ within }: FoundBookingsView): string =>
  within ? `Looked through the visits from ${dateText(within.from)} to ${dateText(within.to)}.` : '';
