import { type ContactMessageView, type MessageStatus, messageStatuses } from '@northlight/contracts';
import { Spinner, Stack, useTab } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure, Tabs } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useSavedDraft } from '../../forms/saved-draft.ts';
import { useSearch } from '../../hooks/use-search.ts';
import { useNewMessages } from '../../queries/new-messages.ts';
import { texts } from '../../texts/messages.ts';
import { useLeaveGuard } from '../../ui/leave-guard.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageTable } from './message-table.tsx';
import { emptyTexts, statusTitles } from './message-words.ts';
import { useMessages } from './use-messages.ts';

/** What was typed as an answer and not sent yet, by message. */
type Drafts = Readonly<Record<string, string>>;

/** What visitors wrote, tab by tab; the open tab and what is looked for stand in the address. */
export function MessageInbox() {
  const { selected, onSelect } = useTab(messageStatuses);
  const { search, look } = useSearch();
  const [drafts = {}, setDrafts] = useSavedDraft<Drafts>('answers');
  const waiting = useNewMessages();
  const hasTyped = Object.values(drafts).some((draft) => draft.trim() !== '');
  const guard = useLeaveGuard(hasTyped);
  const tabs = messageStatuses.map((status) => ({
    id: status,
    title: status === 'new' && waiting !== undefined ? `${statusTitles.new} (${waiting})` : statusTitles[status],
    content: status === selected && (
      <Found key={`${status} ${search}`} {...{ status, search, drafts }} onDrafts={setDrafts} />
    ),
  }));
  return (
    <Stack $gap="xl">
      <SearchForm
        of="All messages"
        label={texts.findAMessage}
        hint={texts.wordsInTheNameEmail}
        search={search}
        onLook={look}
        wayBack={texts.showAll}
      />
      <Tabs label={texts.messages} tabs={tabs} selected={selected} onSelect={onSelect} />
      {guard}
    </Stack>
  );
}

interface FoundProps {
  readonly status: MessageStatus;
  readonly search: string;
  readonly drafts: Drafts;
  readonly onDrafts: (next: (now: Drafts | undefined) => Drafts) => void;
}

/** Page after page; `trail` has where each began, so that there is a way back. */
function Found({ status, search, drafts, onDrafts }: FoundProps) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<ContactMessageView>();
  const {
    data: page,
    isPending,
    isPlaceholderData,
    refetch,
  } = useMessages({
    ...{ status, search },
    ...(trail.at(-1) !== undefined && { cursor: trail.at(-1) }),
  });
  // the last message of a later page was answered: the page before has the others
  if (page?.items.length === 0 && search === '' && !isPlaceholderData && trail.length > 0) setTrail(trail.slice(0, -1));
  if (isPending) return <Spinner text={texts.loadingMessages} />;
  if (!page) return <LoadFailure text={texts.couldntLoadMessages} onRetry={() => void refetch()} />;
  return (
    <Stack aria-busy={isPlaceholderData}>
      {page.items.length === 0 ? (
        <EmptyState {...emptyTexts(status, search, page.nextCursor !== null)} />
      ) : (
        <MessageTable
          status={status}
          messages={page.items}
          onOpen={(id) => setOpen(page.items.find((message) => message.id === id))}
        />
      )}
      <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />
      <DialogBoundary>
        {open && (
          <MessageDialog
            key={open.id}
            message={open}
            draft={drafts[open.id] ?? ''}
            onDraft={(text) => onDrafts((now) => ({ ...now, [open.id]: text }))}
            onClose={() => setOpen((now) => (now?.id === open.id ? undefined : now))}
          />
        )}
      </DialogBoundary>
    </Stack>
  );
}
