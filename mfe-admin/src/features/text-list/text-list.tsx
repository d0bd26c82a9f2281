import { listContent } from '@northlight/client';
import type { ContentEntryView } from '@northlight/contracts';
import { apiQuery, href, Link, Spinner, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { minuteText } from '../../format/moments.ts';
import { textPlaces, writerText } from '../../format/text-words.ts';
import { texts as catalogue } from '../../texts/text-list.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';

/** The texts that may be edited, where each is shown, and who wrote it last. */
export function TextList() {
  const { data, isPending, isFetching, refetch } = useQuery({ ...apiQuery(listContent, {}), staleTime: 0 });
  if (isPending) return <Spinner text={catalogue.loadingSiteText} />;
  if (!data)
    return <LoadFailure text={catalogue.couldntLoadSiteText} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <DataTable caption={catalogue.siteText} columns={columns} rows={data} keyOf={({ key }) => key} minWidth={640} />
  );
}

const columns: readonly Column<ContentEntryView>[] = [
  {
    title: catalogue.text,
    isName: true,
    sortBy: ({ key }) => textPlaces[key].title,
    show: ({ key }) => <Link to={href('adminText', { key })}>{textPlaces[key].title}</Link>,
  },
  {
    title: catalogue.shownOn,
    sortBy: ({ key }) => textPlaces[key].where,
    show: ({ key }) => <Link to={textPlaces[key].to}>{textPlaces[key].where}</Link>,
  },
  {
    title: catalogue.lastChanged,
    sortBy: ({ updatedAt }) => updatedAt,
    show: (text) => `${minuteText(text.updatedAt)}, ${writerText(text)}`,
  },
  { title: catalogue.version, isFigure: true, sortBy: ({ version }) => version, show: ({ version }) => version },
];
