import type { ExperienceView } from '@northlight/contracts';
import { Badge, Button, href, money } from '@northlight/site-kit';
import { useMemo } from 'react';
import { texts } from '../../texts/experience-list.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PicturedName } from '../../ui/data-table/pictured-name.tsx';

interface ExperienceTableProps {
  readonly experiences: readonly ExperienceView[];
  readonly onDelete: (experience: ExperienceView) => void;
}

const facts: readonly Column<ExperienceView>[] = [
  {
    title: texts.experience,
    sortBy: ({ name }) => name,
    show: ({ id, name, imageUrl, isPopular, isNew }) => (
      <PicturedName to={href('adminExperience', { id: String(id) })} {...{ name, imageUrl }}>
        {isPopular && <Badge>{texts.popular}</Badge>}
        {isNew && <Badge>{texts.new}</Badge>}
      </PicturedName>
    ),
  },
  { title: texts.category, sortBy: ({ category }) => category, show: ({ category }) => category },
  { title: texts.price, isFigure: true, sortBy: ({ price }) => price, show: ({ price }) => money(price) },
  { title: texts.minutes, isFigure: true, sortBy: ({ duration }) => duration, show: ({ duration }) => duration },
  { title: texts.order, isFigure: true, sortBy: ({ displayOrder }) => displayOrder, show: (one) => one.displayOrder },
];

/** Every experience in the order of the catalogue; its name leads to it. */
export function ExperienceTable({ experiences, onDelete }: ExperienceTableProps) {
  const columns = useMemo(() => [...facts, actions(onDelete)], [onDelete]);
  return <DataTable caption={texts.allExperiences} columns={columns} rows={experiences} keyOf={({ id }) => id} />;
}

const actions = (onDelete: ExperienceTableProps['onDelete']): Column<ExperienceView> => ({
  title: texts.actions,
  isActions: true,
  show: (one) => (
    <Button tone="danger" isSmall aria-label={texts.deleteOf({ name: one.name })} onClick={() => onDelete(one)}>
      {texts.delete}
    </Button>
  ),
});
