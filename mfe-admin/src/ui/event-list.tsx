import type { HistoryEntryView } from '@northlight/contracts';
import { color, from, Quiet, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { changeText, wallText, whoText } from '../format/moments.ts';
import { texts } from '../texts/common.ts';

interface EventListProps {
  readonly entries: readonly HistoryEntryView[];
  readonly step: number;
  readonly timezone: string;
  readonly onGo: (step: number) => void;
}

/** What happened, the latest first; pressing one shows the thing as it was then. */
export function EventList({ entries, step, timezone, onGo }: EventListProps) {
  return (
    <section aria-label={texts.history}>
      <h2>{texts.history}</h2>
      <Quiet>{texts.timesAreInTheVenues({ zone: timezone.replace('_', ' ') })}</Quiet>
      <List reversed>
        {entries.toReversed().map((entry) => (
          <li key={entry.version}>
            <Event
              type="button"
              aria-current={entry.version === step ? 'step' : undefined}
              $isAhead={entry.version > step}
              onClick={() => onGo(entry.version)}
            >
              <time dateTime={entry.at}>{wallText(entry.at, timezone)}</time>
              <span>
                <b>{entry.words}</b>
                <small>
                  {[
                    ...entry.changes.map((change) => changeText(change, timezone)),
                    texts.by({ actor: whoText(entry.actor) }),
                  ].join(' · ')}
                </small>
              </span>
            </Event>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ol`
  margin-top: ${space.l};
  padding: 0;
  list-style: none;

  li {
    border-top: 1px solid ${color.line};
  }
`;

const Event = styled.button<{ $isAhead: boolean }>`
  display: grid;
  width: 100%;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px ${space.l};
  padding: ${space.m} ${space.s};
  border: 0;
  border-left: 4px solid transparent;
  border-radius: 0;
  background: none;
  text-align: left;

  ${({ $isAhead }) => $isAhead && `color: ${color.inkQuiet};`}

  time,
  small {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }

  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  &:hover {
    border-left-color: ${color.edge};
  }

  &[aria-current] {
    border-left-color: ${color.action};
    border-radius: 0 ${radius.s} ${radius.s} 0;
    background: ${color.raised};
  }

  @media (${from.medium}) {
    grid-template-columns: 168px minmax(0, 1fr);
    align-items: baseline;
  }
`;
