import { budgets, inKilobytes, type KeptReleaseView } from '@northlight/contracts';
import { Spinner } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { useMemo } from 'react';
import { shortDay } from '../../format/moments.ts';
import { texts } from '../../texts/release-console.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { shortDate } from '../../ui/charts/short-date.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useReleases } from './use-fronts.ts';

/** What a visitor downloads, release by release; and how long the files stay. */
export function ReleaseSizes({ app }: { readonly app: string }) {
  const { data: releases, isPending, isFetching, refetch } = useReleases(app);
  const data = useMemo(() => chartOf(releases ?? []), [releases]);
  if (isPending) return <Spinner text={texts.loadingKept} />;
  if (!releases)
    return <LoadFailure text={texts.couldntLoadReleases} isRetrying={isFetching} onRetry={() => void refetch()} />;
  const table = (
    <DataTable
      caption={texts.sizeTrend}
      isDense
      minWidth={760}
      columns={columns}
      rows={releases}
      keyOf={({ id }) => id}
    />
  );
  return <Chart title={texts.sizeTrend} summary={summaryOf(app, releases)} data={data} table={table} />;
}

/** So many bars still have room for their days. */
const MOST_DRAWN = 20;

const chartOf = (releases: readonly KeptReleaseView[]): ChartData => ({
  series: [
    { name: texts.allScripts, look: 'hollow' },
    { name: texts.firstVisit, look: 'main' },
  ],
  layout: 'within',
  places: releases
    .slice(0, MOST_DRAWN)
    .toReversed()
    .map(({ id, publishedAt, bytes }) => ({
      key: id,
      tick: shortDate(publishedAt.slice(0, 10)),
      values: [bytes.scripts, bytes.firstVisit],
      words: texts.sizeWords({ id, first: inKilobytes(bytes.firstVisit), scripts: inKilobytes(bytes.scripts) }),
    })),
  axisText: (bytes) => `${Math.round(bytes / 1024)} KB`,
});

function summaryOf(app: string, [latest]: readonly KeptReleaseView[]): string {
  if (!latest) return '';
  const { firstVisit, scripts } = latest.bytes;
  const budget = inKilobytes(app === 'shell' ? budgets.shell : budgets.firstRoute);
  return texts.sizeTrendSummary({ app, first: inKilobytes(firstVisit), scripts: inKilobytes(scripts), budget });
}

const sized = (title: string, of: (release: KeptReleaseView) => number): Column<KeptReleaseView> => ({
  title,
  isFigure: true,
  sortBy: of,
  show: (release) => inKilobytes(of(release)),
});

const columns: readonly Column<KeptReleaseView>[] = [
  { title: texts.release, isName: true, show: ({ id }) => <code>{id}</code> },
  { title: texts.version({ version: '' }).trim(), isOneLine: true, show: ({ version }) => version },
  sized(texts.entry, ({ bytes }) => bytes.entry),
  sized(texts.firstVisit, ({ bytes }) => bytes.firstVisit),
  sized(texts.allScripts, ({ bytes }) => bytes.scripts),
  sized(texts.other, ({ bytes }) => bytes.other),
  { title: texts.files, isOneLine: true, show: filesText },
];

function filesText({ isProtected, goesAfter }: KeptReleaseView): string {
  if (isProtected) return texts.filesProtected;
  return goesAfter ? texts.filesUntil({ day: shortDay(goesAfter) }) : texts.filesStay;
}
