import type { ContactMessageView, MessageStatus } from '@northlight/contracts';
import { useMemo } from 'react';
import styled from 'styled-components';
import { minuteText } from '../../format/moments.ts';
import { useVenueName } from '../../queries/open-venues.ts';
import { texts } from '../../texts/messages.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { OpenButton } from '../../ui/data-table/open-button.ts';
import { Small } from '../../ui/data-table/small.ts';
import { answeredText, statusTitles } from './message-words.ts';

interface MessageTableProps {
  readonly status: MessageStatus;
  readonly messages: readonly ContactMessageView[];
  readonly onOpen: (id: string) => void;
}

/** A row opens its message, wherever it is pressed; for the keyboard there is a button in it. */
export function MessageTable({ status, messages, onOpen }: MessageTableProps) {
  const venueName = useVenueName();
  const columns = useMemo(
    () => [...factsFor(onOpen, venueName), ...(status === 'answered' ? [answered] : [])],
    [onOpen, venueName, status],
  );
  return (
    <DataTable
      caption={texts.messagesOf({ status: statusTitles[status] })}
      columns={columns}
      rows={messages}
      keyOf={({ id }) => id}
      minWidth={status === 'answered' ? 960 : 760}
      onRow={({ id }) => onOpen(id)}
    />
  );
}

const factsFor = (
  onOpen: MessageTableProps['onOpen'],
  venueName: (id: number) => string,
): readonly Column<ContactMessageView>[] => [
  {
    title: texts.subject,
    isName: true,
    show: ({ id, written, isErased }) => (
      <Open type="button" onClick={() => onOpen(id)}>
        {written?.subject ?? (isErased ? texts.erased : texts.unreadable)}
      </Open>
    ),
  },
  {
    title: texts.from,
    show: ({ written }) => (
      <>
        {written?.name ?? texts.nameErased}
        <Address>{written?.email}</Address>
      </>
    ),
  },
  { title: texts.about, show: ({ venueId }) => (venueId === null ? texts.noVenue : venueName(venueId)) },
  { title: texts.received, isOneLine: true, show: ({ createdAt }) => minuteText(createdAt) },
];

const answered: Column<ContactMessageView> = { title: texts.answered, show: answeredText };

const Open = styled(OpenButton)`
  min-width: 160px;
`;

const Address = styled(Small)`
  min-width: 180px;
  overflow-wrap: anywhere;
`;
