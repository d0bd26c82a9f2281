import type { FrontFiguresView, FrontView, ReleaseFiguresView } from '@northlight/contracts';
import { Quiet, Stack } from '@northlight/site-kit';
import { clockText } from '../../format/moments.ts';
import { texts } from '../../texts/release-console.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';

type Figures = ReleaseFiguresView | null;

interface Measure {
  readonly name: string;
  readonly show: (figures: ReleaseFiguresView) => string;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const seconds = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'second', maximumFractionDigits: 2 });
const time = (ms: number | null): string => (ms === null ? texts.notMeasured : seconds.format(ms / 1000));

const measures: readonly Measure[] = [
  { name: texts.loads, show: ({ loads }) => loads.toLocaleString('en-US') },
  {
    name: texts.failures,
    show: ({ loads, failures }) =>
      loads === 0 ? texts.notMeasured : texts.failuresOf({ failures, share: percent.format(failures / loads) }),
  },
  { name: texts.lcp, show: ({ lcpP75Ms }) => time(lcpP75Ms) },
  { name: texts.inp, show: ({ inpP75Ms }) => time(inpP75Ms) },
];

/** What browsers report of the stable release and of the candidate, side by side. */
export function FiguresTable({ front: { figures, candidate } }: { readonly front: FrontView }) {
  if (isSilent(figures)) return <Quiet>{texts.noVisitsSince({ at: clockText(figures.since) })}</Quiet>;
  const columns: readonly Column<Measure>[] = [
    { title: texts.measure, isName: true, show: ({ name }) => name },
    columnOf(texts.stable, figures.stable),
    ...(candidate ? [columnOf(texts.candidate, figures.candidate)] : []),
  ];
  return (
    <Stack $gap="s">
      <Quiet>{texts.reportedSince({ at: clockText(figures.since) })}</Quiet>
      <DataTable
        caption={texts.howItDoes}
        isDense
        minWidth={320}
        columns={columns}
        rows={measures}
        keyOf={({ name }) => name}
      />
    </Stack>
  );
}

const isSilent = ({ stable, candidate }: FrontFiguresView): boolean => stable.loads + (candidate?.loads ?? 0) === 0;

const columnOf = (title: string, figures: Figures): Column<Measure> => ({
  title,
  isFigure: true,
  show: ({ show }) => (figures ? show(figures) : texts.notMeasured),
});
