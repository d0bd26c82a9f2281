import type { PersonDataView } from '@northlight/contracts';
import { Button, Notice, Row, Spinner, Stack } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useSearch } from '../../hooks/use-search.ts';
import { texts } from '../../texts/answer-persons.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { EntryTable } from './entry-table.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { PersonDataParts } from './person-data-parts.tsx';
import { TellDialog } from './tell-dialog.tsx';
import { useFound } from './use-persons.ts';

/** Finds somebody who asks what is kept of them, tells it, and forgets them (docs/how-to/answer-a-request-of-access.md). */
export function Persons() {
  const { search, look } = useSearch();
  return (
    <Stack $gap="xl">
      <SearchForm
        of={texts.allPersons}
        label={texts.findAPerson}
        hint={texts.fullEmailOrUsername}
        search={search}
        onLook={look}
        problemIn={(text) => (text ? undefined : texts.pleaseEnterAnEmail)}
      />
      {search ? (
        <Found key={search} search={search} onLook={look} />
      ) : (
        <EmptyState title={texts.noSearchYet} hint={texts.verifyWhoAsks} />
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly search: string;
  readonly onLook: (search: string) => void;
}

function Found({ search, onLook }: FoundProps) {
  const [open, setOpen] = useState<'tell' | 'erase'>();
  const [exported, setExported] = useState<PersonDataView>();
  const { data, isPending, refetch } = useFound(search);
  const show = (answer: PersonDataView | undefined) => {
    setExported(answer);
    setOpen(undefined);
  };
  if (isPending) return <Spinner text={texts.lookingForThem} />;
  if (!data) return <LoadFailure text={texts.couldntSearch} onRetry={() => void refetch()} />;
  const gap = data.isIncomplete && <Notice tone="bad" title={texts.someRecordsCantBeRead} />;
  if (data.entries.length === 0)
    return gap || <EmptyState title={texts.nothingFound} hint={texts.nothingIsKept({ search })} />;
  return (
    <Stack $gap="xl">
      {gap}
      <EntryTable search={search} entries={data.entries} onAccount={onLook} />
      <Row>
        <Button onClick={() => setOpen('tell')}>{texts.showEverything}</Button>
        <Button tone="danger" onClick={() => setOpen('erase')}>
          {texts.erase}
        </Button>
      </Row>
      {exported && <PersonDataParts search={search} data={exported} />}
      <DialogBoundary>
        {open === 'tell' && <TellDialog search={search} onTold={show} onClose={() => setOpen(undefined)} />}
      </DialogBoundary>
      <DialogBoundary>
        {open === 'erase' && (
          <EraseDialog search={search} onDone={() => show(undefined)} onClose={() => setOpen(undefined)} />
        )}
      </DialogBoundary>
    </Stack>
  );
}
