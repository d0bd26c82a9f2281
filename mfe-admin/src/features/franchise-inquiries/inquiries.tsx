import { inquiryStatuses } from '@northlight/contracts';
import { Button, Spinner, Stack, useSearchParams } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure, SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Pager } from '../../pager.tsx';
import { SearchForm } from '../../search-form.tsx';
import { worded } from '../../worded.ts';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { InquiryTable } from './inquiry-table.tsx';
import { type InquiryFilters, useInquiries } from './use-inquiries.ts';

const statuses = Object.entries(inquiryStatuses).map(([value, label]) => ({ value, label }));

/** All inquiries, or those that are looked for (§2 Admin franchise inquiries). What is looked for stands in the address. */
export function Inquiries() {
  const [params, setParams] = useSearchParams();
  const filters = { search: params.get('search') ?? '', status: params.get('status') ?? '' };
  const look = (change: Partial<InquiryFilters>) => setParams(worded({ ...change }), { replace: true });
  return (
    <Stack $gap="l">
      <SearchForm
        of="All franchise inquiries"
        label="Find an inquiry"
        hint="A part of a name, e-mail, city or region"
        search={filters.search}
        onLook={(search) => look({ search })}
      />
      <Narrow>
        <SelectField
          label="Show"
          options={[{ value: '', label: 'Every status' }, ...statuses]}
          value={filters.status}
          onChange={({ target }) => look({ status: target.value })}
        />
      </Narrow>
      <InquiryPages key={JSON.stringify(filters)} filters={filters} onClear={() => look({ search: '', status: '' })} />
    </Stack>
  );
}

interface InquiryPagesProps {
  readonly filters: InquiryFilters;
  readonly onClear: () => void;
}

/** Page after page; `trail` has where each began, so that there is a way back. */
function InquiryPages({ filters, onClear }: InquiryPagesProps) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data: page, isPending, isPlaceholderData, isFetching, refetch } = useInquiries(filters, trail.at(-1));
  const [openId, setOpenId] = useState<number>();
  if (isPending) return <Spinner text="Loading the inquiries" />;
  if (!page)
    return (
      <LoadFailure text="Error Loading Franchise Inquiries" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  const isWhole = trail.length === 0 && !page.nextCursor;
  if (isWhole && page.items.length === 0) return <Nothing filters={filters} onClear={onClear} />;
  const open = page.items.find(({ id }) => id === openId);
  return (
    <Stack aria-busy={isPlaceholderData}>
      {page.items.length > 0 ? (
        <InquiryTable inquiries={page.items} isWhole={isWhole} onOpen={setOpenId} />
      ) : (
        <p role="status">Nothing fits among these inquiries. There are older ones to look through.</p>
      )}
      <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />
      <DialogBoundary>
        {open && <InquiryDialog key={open.id} inquiry={open} onClose={() => setOpenId(undefined)} />}
      </DialogBoundary>
    </Stack>
  );
}

function Nothing({ filters: { search, status }, onClear }: InquiryPagesProps) {
  if (search === '' && status === '')
    return <EmptyState title="No franchise inquiries yet." hint="Whoever applies on /franchise/apply appears here." />;
  return (
    <EmptyState title="No inquiries found" hint={search ? `Nothing fits “${search}”.` : 'None has this status.'}>
      <Button tone="secondary" onClick={onClear}>
        Show all
      </Button>
    </EmptyState>
  );
}

const Narrow = styled.div`
  max-width: 260px;
`;
