import type { DeskBookingView, FoundBookingsView } from '@northlight/contracts';
import { Button, count, dateText, Quiet, Spinner, Stack, timeText, useSearchParams } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { PartyLine } from '../../party-line.tsx';
import { SearchForm } from '../../search-form.tsx';
import { useFoundBookings } from './use-found-bookings.ts';

interface FindBookingsProps {
  readonly act: (booking: DeskBookingView) => ReactNode;
  /** What is shown while nothing is looked for. */
  readonly children: ReactNode;
}

/** Looks for bookings in all days; what is looked for stands in the address. */
export function FindBookings({ act, children }: FindBookingsProps) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const look = (text: string) => {
    const next = new URLSearchParams(params);
    if (text) next.set('search', text);
    else next.delete('search');
    setParams(next, { replace: true });
  };
  return (
    <Stack $gap="xl">
      <SearchForm
        of="All bookings"
        label="Find a booking"
        hint="Reference, e-mail, or a part of the name or phone number"
        search={search}
        onLook={look}
        problemIn={problemIn}
      >
        {search && (
          <Button tone="secondary" onClick={() => look('')}>
            Back to the day
          </Button>
        )}
      </SearchForm>
      {search ? <Found search={search} act={act} /> : children}
    </Stack>
  );
}

const problemIn = (text: string): string | undefined =>
  text.length === 1 ? 'Please enter 2 to 254 characters' : undefined;

function Found({ search, act }: { readonly search: string; readonly act: FindBookingsProps['act'] }) {
  const { data: found, isPending, refetch } = useFoundBookings(search);
  if (isPending) return <Spinner text="Looking for bookings" />;
  if (!found) return <LoadFailure text="The search did not work." onRetry={() => void refetch()} />;
  if (found.items.length === 0)
    return <EmptyState title="No booking found" hint={`Nothing fits “${search}”. ${spanText(found)}`} />;
  return (
    <section aria-label="Found bookings">
      <Quiet role="status">
        {found.isCut ? `The first ${found.items.length} are shown.` : `${count(found.items.length, 'booking')} found.`}{' '}
        {spanText(found)}
      </Quiet>
      <ul>
        {found.items.map((booking) => (
          <PartyLine key={booking.id} booking={booking} when={whenText(booking)}>
            {act(booking)}
          </PartyLine>
        ))}
      </ul>
    </section>
  );
}

const whenText = ({ experienceName, date, time }: DeskBookingView): string =>
  `${experienceName}, ${dateText(date)}, ${timeText(time)}`;

/** Names are sealed: which visits were opened and read. */
const spanText = ({ within }: FoundBookingsView): string =>
  within ? `Looked through the visits from ${dateText(within.from)} to ${dateText(within.to)}.` : '';
