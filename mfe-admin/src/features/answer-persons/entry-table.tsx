import type { PersonEntry, PersonEntryKind } from '@northlight/contracts';
import { wordsOf } from '../../format/audit-words.ts';
import { minuteText, visitText } from '../../format/moments.ts';
import { useVenueName } from '../../queries/open-venues.ts';
import { texts } from '../../texts/answer-persons.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { OpenButton } from '../../ui/data-table/open-button.ts';

const kindWords: Readonly<Record<PersonEntryKind, string>> = {
  account: texts.account,
  'former address': texts.formerAddress,
  booking: texts.booking,
  note: texts.note,
  'waitlist place': texts.waitlistPlace,
  order: texts.order,
  cart: texts.cart,
  message: texts.message,
  newsletter: texts.newsletter,
  review: texts.review,
  'gift voucher': texts.giftVoucher,
  'franchise inquiry': texts.franchiseInquiry,
  mail: texts.emailWeSent,
};

interface EntryTableProps {
  readonly search: string;
  readonly entries: readonly PersonEntry[];
  /** Called with "#" and the number of an account. */
  readonly onAccount: (account: string) => void;
}

/** What is kept, a row each; an account leads to all that is its owner's. */
export function EntryTable({ search, entries, onAccount }: EntryTableProps) {
  const venueName = useVenueName();
  const columns = columnsFor(onAccount, venueName);
  return (
    <DataTable
      caption={texts.whatIsKept({ search })}
      columns={columns}
      rows={entries}
      keyOf={({ kind, id, at }) => `${kind} ${id} ${at}`}
      minWidth={860}
    />
  );
}

const columnsFor = (
  onAccount: (account: string) => void,
  venueName: (id: number) => string,
): readonly Column<PersonEntry>[] => [
  {
    title: texts.entry,
    isName: true,
    show: ({ kind, id }) =>
      kind === 'account' || kind === 'former address' ? (
        <OpenButton type="button" onClick={() => onAccount(id)}>
          {id}
        </OpenButton>
      ) : (
        id
      ),
  },
  { title: texts.kind, show: ({ kind }) => kindWords[kind] },
  { title: texts.date, isOneLine: true, show: ({ at = '' }) => atText(at) },
  { title: texts.status, show: ({ status = [] }) => status.map(statusWord).join(', ') },
  {
    title: texts.details,
    show: ({ name, guests, venueId }) =>
      [name, guests && texts.guests({ guests }), venueId && venueName(venueId)].filter(Boolean).join(', '),
  },
];

const statusWord = (status: string): string => (status === 'cancelled' ? texts.canceled : wordsOf(status));

/** A visit is told by the clock of its venue, everything else by that of the admin. */
function atText(at: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(at) ?? [];
  if (date && time) return visitText(date, time);
  return at && minuteText(at);
}
