import type { CallOffPreview } from '@northlight/contracts';
import { money, Notice, Stack } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { texts } from '../../texts/call-off.ts';
import { PartyList } from './party-list.tsx';
import { type CallOffChoice, useCallOffPreview } from './use-call-offs.ts';

/** Whom a call-off hits, before it is begun. */
export function CallOffHits({ choice }: { readonly choice: CallOffChoice }) {
  const { data, isPending, isFetching, refetch } = useCallOffPreview(choice);
  if (isPending) return <p aria-busy="true">{texts.checkingBookings}</p>;
  if (!data)
    return <LoadFailure text={texts.couldntLoadBookings} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data.slots === 0) return <Notice title={texts.noMoreSlotsStart} />;
  return (
    <Stack>
      <p role="status">
        <strong>{hitText(data)}</strong> {backText(data)}
      </p>
      {data.hit.length > 0 && <PartyList label={texts.bookingsToBeCanceled} parties={data.hit} />}
      {data.leftAlone.length > 0 && (
        <>
          <p>{texts.bookingIsAlreadyChecked({ leftAlone: data.leftAlone.length })}</p>
          <PartyList label={texts.bookingsThatStay} parties={data.leftAlone} />
        </>
      )}
    </Stack>
  );
}

/** "12 slots, 3 bookings with 8 tickets, 2 on the waitlist." */
const hitText = ({ slots, parties, tickets, waiting }: CallOffPreview): string =>
  [
    texts.slot({ slots }),
    parties > 0 ? texts.booking({ bookings: parties, tickets }) : texts.noBookings,
    waiting > 0 ? texts.onTheWaitlist({ waiting }) : '',
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');

const backText = ({ paid, parties }: CallOffPreview): string => {
  if (parties === 0) return '';
  return paid > 0 ? texts.everythingPaidWillBeRefunded({ paid: money(paid) }) : texts.nothingHasBeenPaidYet;
};
