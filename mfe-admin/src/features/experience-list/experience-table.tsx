import type { ExperienceView } from '@northlight/contracts';
import { Badge, Button, href, money } from '@northlight/site-kit';
import { useMemo } from 'react';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { PicturedName } from '../../data-table/pictured-name.tsx';

interface ExperienceTableProps {
  readonly experiences: readonly ExperienceView[];
  readonly onDelete: (experience: ExperienceView) => void;
}

const facts: readonly Column<ExperienceView>[] = [
  {
    title: 'Experience',
    sortBy: ({ name }) => name,
    show: ({ id, name, imageUrl, isPopular, isNew }) => (
      <PicturedName to={href('adminExperience', { id: String(id) })} {...{ name, imageUrl }}>
        {isPopular && <Badge>Popular</Badge>}
        {isNew && <Badge>New</Badge>}
      </PicturedName>
    ),
  },
  { title: 'Category', sortBy: ({ category }) => category, show: ({ category }) => category },
  { title: 'Price', isFigure: true, sortBy: ({ price }) => price, show: ({ price }) => money(price) },
  { title: 'Minutes', isFigure: true, sortBy: ({ duration }) => duration, show: ({ duration }) => duration },
  { title: 'Order', isFigure: true, sortBy: ({ displayOrder }) => displayOrder, show: (one) => one.displayOrder },
];

/** Every experience in the order of the catalogue; its name leads to it. */
export function ExperienceTable({ experiences, onDelete }: ExperienceTableProps) {
  const columns = useMemo(() => [...facts, actions(onDelete)], [onDelete]);
  return <DataTable caption="All experiences" columns={columns} rows={experiences} keyOf={({ id }) => id} />;
}

const actions = (onDelete: ExperienceTableProps['onDelete']): Column<ExperienceView> => ({
  title: 'Actions',
  show: (one) => (
    <Button tone="danger" isSmall aria-label={`Delete ${one.name}`} onClick={() => onDelete(one)}>
      Delete
    </Button>
  ),
});
