import type { DashboardView } from '@northlight/contracts';
import { Button, Quiet, Row, Stack } from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { clockText } from '../../format/moments.ts';
import { texts } from '../../texts/show-dashboard.ts';
import { DashboardCharts } from './dashboard-charts.tsx';
import { statsOf } from './dashboard-texts.ts';
import { Figures } from './figures.tsx';
import { useDashboard } from './use-dashboard.ts';

/** The four figures of decisions.md G34 and the charts, as the rooms count them, and of when they are. */
export function Standing({ children }: { readonly children?: ReactNode }) {
  const { data, isPending, isFetching, refetch } = useDashboard();
  const retry = () => void refetch();
  return (
    <Stack $gap="xxl">
      <Stack as="section" $gap="m" aria-label={texts.businessOverview}>
        {isPending && <Counting />}
        {!(isPending || data) && <LoadFailure text={texts.couldntLoadTheFigures} onRetry={retry} />}
        {data && <Stats view={data} isBusy={isFetching} onAgain={retry} />}
      </Stack>
      {children}
      {data && <DashboardCharts view={data} />}
      {isPending && <Skeleton $height="720px" />}
    </Stack>
  );
}

/** As high as the figures will be. */
const Counting = () => (
  <>
    <Quiet role="status">{texts.loadingFigures}</Quiet>
    <Skeleton $height="172px" />
  </>
);

interface StatsProps {
  readonly view: DashboardView;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

function Stats({ view, isBusy, onAgain }: StatsProps) {
  return (
    <>
      <Row $spread>
        <Quiet role="status">{texts.asOf({ asOf: clockText(view.asOf) })}</Quiet>
        <Button tone="secondary" isSmall isBusy={isBusy} busyText={texts.refreshing} onClick={onAgain}>
          {texts.refresh}
        </Button>
      </Row>
      <Figures figures={statsOf(view)} />
    </>
  );
}
