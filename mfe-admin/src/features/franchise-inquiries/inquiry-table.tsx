import { type FranchiseInquiryView, placeText } from '@northlight/contracts';
import { from, space } from '@northlight/site-kit';
import { useMemo } from 'react';
import styled from 'styled-components';
import { shortDay } from '../../format/moments.ts';
import { texts } from '../../texts/franchise-inquiries.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { OpenButton } from '../../ui/data-table/open-button.ts';
import { StatusBadge } from './status-badge.tsx';

interface InquiryTableProps {
  readonly inquiries: readonly FranchiseInquiryView[];
  /** These are all there are: only then an order of theirs is the order of all. */
  readonly isWhole: boolean;
  readonly onOpen: (id: number) => void;
}

/** A row opens its inquiry, wherever it is pressed; for the keyboard there is a button in it. */
export function InquiryTable({ inquiries, isWhole, onOpen }: InquiryTableProps) {
  const columns = useMemo(() => {
    const all = columnsFor(onOpen);
    return isWhole ? all : all.map(({ sortBy: _, ...column }) => column);
  }, [onOpen, isWhole]);
  return (
    <DataTable
      caption={texts.franchiseInquiries}
      columns={columns}
      rows={inquiries}
      keyOf={({ id }) => id}
      onRow={({ id }) => onOpen(id)}
    />
  );
}

const columnsFor = (onOpen: InquiryTableProps['onOpen']): readonly Column<FranchiseInquiryView>[] => [
  { title: texts.date, isOneLine: true, sortBy: ({ createdAt }) => createdAt, show: (one) => shortDay(one.createdAt) },
  {
    title: texts.name,
    isName: true,
    sortBy: nameOf,
    show: (inquiry) => (
      <>
        <OpenButton type="button" onClick={() => onOpen(inquiry.id)}>
          {nameOf(inquiry)}
        </OpenButton>
        <InSight aria-hidden>
          <StatusBadge status={inquiry.status} />
        </InSight>
      </>
    ),
  },
  { title: texts.location, isOneLine: true, sortBy: ({ state, city }) => `${state} ${city}`, show: placeOf },
  { title: texts.investment, sortBy: ({ investmentLevel }) => investmentLevel, show: (one) => one.investmentLevel },
  { title: texts.timeframe, sortBy: ({ timeframe }) => timeframe, show: ({ timeframe }) => timeframe },
  {
    title: texts.status,
    sortBy: ({ status }) => status ?? 'new',
    show: ({ status }) => <StatusBadge status={status} />,
  },
];

/** Who applied; of somebody who was forgotten only the number is left. */
export function nameOf({ id, firstName, lastName, isErased }: FranchiseInquiryView): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name || texts.inquiryOf({ id, state: isErased ? 'erased' : 'unreadable' });
}

const placeOf = (inquiry: FranchiseInquiryView): string => placeText(inquiry) || '–';

/** Where the column of the status is out of sight, its badge stands below the name. */
const InSight = styled.div`
  padding-bottom: ${space.xs};

  @media (${from.large}) {
    display: none;
  }
`;
