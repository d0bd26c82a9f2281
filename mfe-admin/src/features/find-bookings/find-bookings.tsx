import type { DeskBookingView, FoundBookingsView } from '@northlight/contracts';
import { Button, count, dateText, Quiet, Spinner, Stack, timeText, useSearchParams } from '@northlight/site-kit';
import { EmptyState, LoadFailure, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PartyLine } from '../../party-line.tsx';
import { SearchLine } from '../../search-line.tsx';
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
      <SearchForm key={search} search={search} onLook={look} />
      {search ? <Found search={search} act={act} /> : children}
    </Stack>
  );
}

function SearchForm({ search, onLook }: { readonly search: string; readonly onLook: (text: string) => void }) {
  const [text, setText] = useState(search);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setProblem(wanted.length === 1 ? 'Please enter 2 to 254 characters' : undefined);
    if (wanted.length !== 1) onLook(wanted);
  };
  return (
    <SearchLine role="search" aria-label="All bookings" onSubmit={submit} noValidate>
      <TextField
        label="Find a booking"
        hint="Reference, e-mail, or a part of the name or phone number"
        type="search"
        maxLength={254}
        error={problem}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" tone="secondary">
        Find
      </Button>
      {search && (
        <Button tone="secondary" onClick={() => onLook('')}>
          Back to the day
        </Button>
      )}
    </SearchLine>
  );
}

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
