import type { ReportRow } from '@northlight/contracts';
import { color, from, money, Quiet, space } from '@northlight/site-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/report.ts';

/** What each experience of each venue came to, the most first: names beside their bars, whole in every window. */
export function NetBars({ rows }: { readonly rows: readonly ReportRow[] }) {
  const id = useId();
  const sorted = [...rows].sort((one, other) => other.net - one.net);
  const most = Math.max(1, sorted[0]?.net ?? 0);
  const isOfOneVenue = new Set(rows.map(({ venueId }) => venueId)).size < 2;
  return (
    <Figure aria-labelledby={id}>
      <h2 id={id}>{texts.netByExperience}</h2>
      <ol>
        {sorted.map(({ venueId, experienceId, venueName, experienceName, net }) => (
          <li key={`${venueId} ${experienceId}`}>
            <span>
              {experienceName} {!isOfOneVenue && <Quiet as="span">{venueName}</Quiet>}
            </span>
            <Bar style={{ inlineSize: `${(100 * Math.max(0, net)) / most}%` }} />
            <b>{money(net)}</b>
          </li>
        ))}
      </ol>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space.m};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.xs} ${space.l};
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
  }

  b {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  @media (${from.medium}) {
    li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 112px;
    }
  }
`;

/** Below its name in a narrow window, beside it where there is room. */
const Bar = styled.i`
  height: 14px;
  min-width: 2px;
  grid-row: 2;
  grid-column: 1 / -1;
  border: 1px solid ${color.ink};
  background: ${color.action};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  @media (${from.medium}) {
    grid-row: auto;
    grid-column: auto;
  }
`;
