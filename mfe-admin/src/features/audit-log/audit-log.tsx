import type { AuditEntryView } from '@northlight/contracts';
import { Button, Quiet, Row, rich, Spinner, Stack } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/audit-log.ts';
import { Pager } from '../../ui/pager.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { AuditSearch } from './audit-search.tsx';
import { type AuditFilters, useAudit, useAuditFilters } from './use-audit.ts';

/** Everything that was done with powers, the newest first. What is looked for stands in the address. */
export function AuditLog() {
  const { filters, look, clear } = useAuditFilters();
  const key = JSON.stringify(filters);
  return (
    <Stack $gap="xl">
      <Quiet>{texts.everyChangeMadeByStaff}</Quiet>
      <AuditSearch filters={filters} onLook={look} onClear={clear} />
      {filters.subject && <OnlyThis subject={filters.subject} onAll={() => look({ subject: '' })} />}
      <Entries key={key} filters={filters} onLook={look} onClear={clear} />
    </Stack>
  );
}

const OnlyThis = ({ subject, onAll }: { readonly subject: string; readonly onAll: () => void }) => (
  <Row>
    <span>{rich(texts.only, { subject: <b>{subject.replaceAll('/', ' ')}</b> })}</span>
    <Button tone="secondary" isSmall onClick={onAll}>
      {texts.showEverything}
    </Button>
  </Row>
);

interface EntriesProps {
  readonly filters: AuditFilters;
  readonly onLook: (change: AuditFilters) => void;
  readonly onClear: () => void;
}

/** Page after page; `trail` has where each began, so that there is a way back. */
function Entries({ filters, onLook, onClear }: EntriesProps) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data: page, isPending, isPlaceholderData, isFetching, refetch } = useAudit(filters, trail.at(-1));
  if (isPending) return <Spinner text={texts.loadingTheAuditLog} />;
  if (!page)
    return <LoadFailure text={texts.couldntLoadTheAuditLog} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (page.items.length === 0) return <Nothing filters={filters} onClear={onClear} />;
  const { items, nextCursor } = page;
  const only = ({ kind, id }: AuditEntryView['subject']) => onLook({ subject: `${kind}/${id}` });
  return (
    <section aria-label={texts.changes} aria-busy={isPlaceholderData}>
      <ol>
        {items.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} onOnly={filters.subject ? undefined : only} />
        ))}
      </ol>
      <Pager trail={trail} next={nextCursor} onGo={setTrail} />
    </section>
  );
}

function Nothing({ filters, onClear }: Pick<EntriesProps, 'filters' | 'onClear'>) {
  if (Object.keys(filters).length === 0) return <EmptyState title={texts.noChangesYet} hint={texts.newChangesAppear} />;
  return (
    <EmptyState title={texts.noChangesFound} hint={texts.nothingMatchesTheseFilters}>
      <Button tone="secondary" onClick={onClear}>
        {texts.showEverything}
      </Button>
    </EmptyState>
  );
}
