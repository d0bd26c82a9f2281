import type { DifferenceView } from '@northlight/contracts';
import { Button, dateText, money } from '@northlight/site-kit';
import { texts } from '../../texts/books-proof.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { differenceWords, whereText } from './proof-words.ts';

interface DifferencesProps {
  readonly differences: readonly DifferenceView[];
  readonly onSettle: (difference: DifferenceView) => void;
}

/** What does not add up, the oldest first. */
export const Differences = ({ differences, onSettle }: DifferencesProps) => (
  <DataTable
    caption={texts.proofOfTheBooks}
    columns={columnsOf(onSettle)}
    rows={differences}
    keyOf={({ id }) => id}
    minWidth={640}
  />
);

const columnsOf = (settle: (difference: DifferenceView) => void): readonly Column<DifferenceView>[] => [
  { title: texts.difference, isName: true, show: ({ what }) => differenceWords[what] },
  { title: texts.where, show: whereText },
  { title: texts.day, isOneLine: true, show: ({ day }) => dateText(day) },
  { title: texts.shouldBe, isFigure: true, show: ({ expected }) => money(expected) },
  { title: texts.is, isFigure: true, show: ({ actual }) => money(actual) },
  {
    title: texts.actions,
    isActions: true,
    show: (difference) => (
      <Button
        tone="quiet"
        isSmall
        onClick={() => settle(difference)}
        aria-label={texts.settleOf({ subject: whereText(difference) })}
      >
        {texts.settle}
      </Button>
    ),
  },
];
