import { Button, Spinner, Stack } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useSearch } from '../../hooks/use-search.ts';
import { texts } from '../../texts/manage-users.ts';
import { Pager } from '../../ui/pager.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { useUsers } from './use-users.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserTable } from './user-table.tsx';

/** The accounts, and what each of them may do. What is looked for stands in the address. */
export function Users() {
  const { search, look } = useSearch();
  return (
    <Stack $gap="xl">
      <SearchForm
        of="All users"
        label={texts.findAUser}
        hint={texts.partOfTheUsernameEmail}
        search={search}
        onLook={look}
      />
      <UserPages key={`of ${search}`} search={search} onClear={() => look('')} />
    </Stack>
  );
}

interface UserPagesProps {
  readonly search: string;
  readonly onClear: () => void;
}

/** Page after page; `trail` has where each began, so that there is a way back. */
function UserPages({ search, onClear }: UserPagesProps) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [openId, setOpenId] = useState<number>();
  const { data: page, isPending, isPlaceholderData, refetch } = useUsers(search, trail.at(-1));
  if (isPending) return <Spinner text={texts.loadingUsers} />;
  if (!page) return <LoadFailure text={texts.couldntLoadUsers} onRetry={() => void refetch()} />;
  if (page.items.length === 0)
    return (
      <EmptyState title={texts.noUsersFound} hint={texts.noUsersMatch({ search })}>
        <Button tone="secondary" onClick={onClear}>
          {texts.showAll}
        </Button>
      </EmptyState>
    );
  const open = page.items.find(({ id }) => id === openId);
  return (
    <Stack aria-busy={isPlaceholderData}>
      <UserTable users={page.items} isWhole={trail.length === 0 && !page.nextCursor} onOpen={setOpenId} />
      <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />
      <DialogBoundary>{open && <UserDialog user={open} onClose={() => setOpenId(undefined)} />}</DialogBoundary>
    </Stack>
  );
}
