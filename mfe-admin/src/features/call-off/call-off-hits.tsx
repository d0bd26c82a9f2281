import type { CallOffPreview } from '@northlight/contracts';
import { count, money, Notice, Stack } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { PartyList } from './party-list.tsx';
import { type CallOffChoice, useCallOffPreview } from './use-call-offs.ts';

/** Whom a call-off hits, before it is begun. */
export function CallOffHits({ choice }: { readonly choice: CallOffChoice }) {
  const { data, isPending, isFetching, refetch } = useCallOffPreview(choice);
  if (isPending) return <p aria-busy="true">Looking who has booked…</p>;
  if (!data)
    return (
      <LoadFailure text="Who has booked could not be loaded." isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (data.slots === 0) return <Notice title="Nothing starts there any more on this day." />;
  return (
    <Stack>
      <p role="status">
        <strong>{hitText(data)}</strong> {backText(data)}
      </p>
      {data.hit.length > 0 && <PartyList label="Parties that are cancelled" parties={data.hit} />}
      {data.leftAlone.length > 0 && (
        <>
          <p>{count(data.leftAlone.length, 'party', 'parties')} checked in already, and left alone:</p>
          <PartyList label="Parties that are left alone" parties={data.leftAlone} />
        </>
      )}
    </Stack>
  );
}

/** "12 slots, 3 parties with 8 tickets, 2 parties waiting." */
const hitText = ({ slots, parties, tickets, waiting }: CallOffPreview): string =>
  [
    count(slots, 'slot'),
    parties > 0 ? `${count(parties, 'party', 'parties')} with ${count(tickets, 'ticket')}` : 'nobody has booked',
    waiting > 0 ? `${count(waiting, 'party', 'parties')} waiting` : '',
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');

const backText = ({ paid, parties }: CallOffPreview): string => {
  if (parties === 0) return '';
  return paid > 0 ? `All that was paid goes back: ${money(paid)}.` : 'Nobody has paid yet, so nothing goes back.';
};
