import { inquiryStatuses } from '@northlight/contracts';
import { Button, Spinner, Stack, useSearchParams } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure, SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { withSearchParams } from '../../hooks/with-search-params.ts';
import { texts } from '../../texts/franchise-inquiries.ts';
import { Pager } from '../../ui/pager.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { InquiryTable } from './inquiry-table.tsx';
import { type InquiryFilters, useInquiries } from './use-inquiries.ts';

const statuses = Object.entries(inquiryStatuses).map(([value, label]) => ({ value, label }));

/** All inquiries, or those that are looked for (§2 Admin franchise inquiries). What is looked for stands in the address. */
export function Inquiries() {
  const [params, setParams] = useSearchParams();
  const filters = { search: params.get('search') ?? '', status: params.get('status') ?? '' };
  const look = (change: Partial<InquiryFilters>) => setParams(withSearchParams({ ...change }), { replace: true });
  return (
    <Stack $gap="l">
      <SearchForm
        of="All franchise inquiries"
        label={texts.findAnInquiry}
        hint={texts.partOfANameEmail}
        search={filters.search}
        onLook={(search) => look({ search })}
      />
      <Narrow>
        <SelectField
          label={texts.show}
          options={[{ value: '', label: texts.allStatuses }, ...statuses]}
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
  if (isPending) return <Spinner text={texts.loadingInquiries} />;
  if (!page)
    return (
      <LoadFailure text={texts.errorLoadingFranchiseInquiries} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  const isWhole = trail.length === 0 && !page.nextCursor;
  if (isWhole && page.items.length === 0) return <Nothing filters={filters} onClear={onClear} />;
  const open = page.items.find(({ id }) => id === openId);
  return (
    <Stack aria-busy={isPlaceholderData}>
      {page.items.length > 0 ? (
        <InquiryTable inquiries={page.items} isWhole={isWhole} onOpen={setOpenId} />
      ) : (
        <p role="status">{texts.noMatchesInTheseInquiries}</p>
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
    return <EmptyState title={texts.noFranchiseInquiriesYet} hint={texts.applicationsFromFranchiseApply} />;
  return (
    <EmptyState
      title={texts.noInquiriesFound}
      hint={search ? texts.noInquiriesMatch({ search }) : texts.noInquiriesHaveThisStatus}
    >
      <Button tone="secondary" onClick={onClear}>
        {texts.showAll}
      </Button>
    </EmptyState>
  );
}

const Narrow = styled.div`
  max-width: 260px;
`;
