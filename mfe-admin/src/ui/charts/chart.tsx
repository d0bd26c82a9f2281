import { Button, color, onDemand, PartBoundary, Quiet, Row, size, space } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/common.ts';
import type { ChartData, Series } from './chart-data.ts';

/** Drawn by a library that only charts need. */
const { Component: Bars } = onDemand(async () => (await import('./bars.tsx')).Bars);

interface ChartProps {
  readonly title: string;
  /** What it comes to, in a sentence. */
  readonly summary: string;
  readonly data: ChartData;
  /** The same figures as a table. */
  readonly table: ReactNode;
}

/** Figures as bars, with what they come to in words; and as a table for whoever would rather read them. */
export function Chart({ title, summary, data, table }: ChartProps) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const [pointed, setPointed] = useState<number>();
  return (
    <Figure aria-labelledby={id}>
      <Row $spread>
        <h2 id={id}>{title}</h2>
        <Button tone="secondary" isSmall aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {texts.showAsTable}
        </Button>
      </Row>
      <Quiet>{summary}</Quiet>
      {isTable ? (
        table
      ) : (
        <>
          <PartBoundary whileLoading={<Skeleton $height="240px" />}>
            <Bars data={data} label={`${title}. ${summary}`} pointed={pointed} onPoint={setPointed} />
          </PartBoundary>
          <Legend aria-hidden>
            {pointed === undefined ? (
              data.series.length > 1 && data.series.map((one) => <Mark key={one.name} series={one} />)
            ) : (
              <span>{data.places[pointed]?.words}</span>
            )}
          </Legend>
        </>
      )}
    </Figure>
  );
}

const Mark = ({ series: { name, look } }: { readonly series: Series }) => (
  <span>
    <Swatch $look={look} />
    {name}
  </span>
);

const Figure = styled.figure`
  display: grid;
  min-width: 0;
  align-content: start;
  gap: ${space.m};

  h2 {
    font-size: ${size.lead};
  }
`;

/** As high as it is when somebody points at a bar: nothing below it moves. */
const Legend = styled.div`
  display: flex;
  min-height: 24px;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  padding-left: 64px;
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
  }
`;

const fills = { main: color.ink, light: color.action, hollow: color.raised } as const;

const Swatch = styled.i<{ $look: Series['look'] }>`
  width: 14px;
  height: 14px;
  border: 1.5px solid ${color.ink};
  background: ${({ $look }) => fills[$look]};
`;
