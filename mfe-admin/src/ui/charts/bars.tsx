import { color, size } from '@northlight/site-kit';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { useMemo } from 'react';
import styled from 'styled-components';
import { drawnBars } from './bar-places.ts';
import type { ChartData } from './chart-data.ts';

const height = 240;
const margin = { top: 12, right: 4, bottom: 30, left: 64 } as const;
/** Pixels that a date below the bars needs. */
const tickRoom = 56;
const textProps = { fill: color.inkQuiet, fontSize: 13, fontFamily: 'inherit' } as const;

interface BarsProps {
  readonly data: ChartData;
  /** What it shows, in a sentence: the picture is one thing to whoever does not see it. */
  readonly label: string;
  /** A place that is pointed at, by its number; undefined when none is any more. */
  readonly onPoint: (place: number | undefined) => void;
  readonly pointed: number | undefined;
}

/** The drawing of a chart. It does not move, and takes its colours from the theme. */
export function Bars({ data, label, onPoint, pointed }: BarsProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 0, initialSize: { width: 640 } });
  const { x, y, ticks } = useMemo(() => scalesOf(data, width), [data, width]);
  const base = height - margin.bottom;
  return (
    <Frame ref={parentRef}>
      <svg width={width} height={height} role="img" aria-label={label} onPointerLeave={() => onPoint(undefined)}>
        <Ruling y={y} width={width} axisText={data.axisText} />
        {pointed !== undefined && (
          <rect
            x={x(pointed)}
            y={margin.top}
            width={x.bandwidth()}
            height={base - margin.top}
            fill={color.line}
            opacity={0.6}
          />
        )}
        {drawnBars(data, { x, y, base }).map(({ key, look, ...bar }) => (
          <Bar key={key} {...bar} {...looks[look]} rx={1} />
        ))}
        <AxisBottom
          scale={x}
          top={base}
          tickValues={ticks}
          hideTicks
          stroke={color.edge}
          tickFormat={(place) => data.places[place]?.tick ?? ''}
          tickLabelProps={{ ...textProps, textAnchor: 'middle', dy: 4 }}
        />
        {data.places.map(({ key }, place) => (
          <rect
            key={key}
            x={x(place)}
            y={0}
            width={x.step()}
            height={height}
            fill="transparent"
            onPointerEnter={() => onPoint(place)}
          />
        ))}
      </svg>
    </Frame>
  );
}

interface RulingProps {
  readonly y: ReturnType<typeof scalesOf>['y'];
  readonly width: number;
  readonly axisText: ChartData['axisText'];
}

/** The lines behind the bars, and what they stand for. */
const Ruling = ({ y, width, axisText }: RulingProps) => (
  <>
    {y.ticks(4).map((value) => (
      <Line
        key={value}
        from={{ x: margin.left, y: y(value) }}
        to={{ x: width - margin.right, y: y(value) }}
        stroke={color.line}
      />
    ))}
    <AxisLeft
      scale={y}
      left={margin.left}
      numTicks={4}
      hideAxisLine
      hideTicks
      tickFormat={(value) => axisText(Number(value))}
      tickLabelProps={{ ...textProps, textAnchor: 'end', dx: -4, dy: 4 }}
    />
  </>
);

/** Full or hollow, so that the series differ without their colours. */
const looks = {
  main: { fill: color.ink },
  light: { fill: color.action, stroke: color.ink, strokeWidth: 1 },
  hollow: { fill: color.raised, stroke: color.ink, strokeWidth: 1.5 },
} as const;

function scalesOf({ places, series }: ChartData, width: number) {
  const most = Math.max(1, ...places.flatMap(({ values }) => values));
  const x = scaleBand({
    domain: places.map((_, place) => place),
    range: [margin.left, Math.max(margin.left + 1, width - margin.right)],
    padding: series.length > 1 ? 0.25 : 0.35,
  });
  const y = scaleLinear({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: 4 });
  const every = Math.max(1, Math.ceil((places.length * tickRoom) / Math.max(1, width - margin.left)));
  return { x, y, ticks: places.map((_, place) => place).filter((place) => place % every === 0) };
}

const Frame = styled.div`
  min-width: 0;
  height: ${height}px;
  overflow: hidden;
  font-size: ${size.small};

  svg {
    max-width: none;
  }
`;
