import { color, radius, size, space } from '@northlight/site-kit';
import { useEffect } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/search-admin.ts';
import type { Hit, HitGroup } from './use-hits.ts';

/** The id of an option, by its place in the whole list. */
export const optionId = (list: string, nth: number): string => `${list}-${nth}`;

interface HitListProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** The place of the one that Enter opens. */
  readonly at: number;
  readonly onOpen: (to: string) => void;
}

/** What was found; the focus stays in the field, and the list says which one is meant. */
export function HitList({ id, groups, at, onOpen }: HitListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const starts = groups.map((_, nth) => groups.slice(0, nth).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <List id={id} role="listbox" aria-label={texts.results}>
      {groups.map(({ title, hits }, nth) => (
        <li key={title} role="presentation">
          <Group aria-labelledby={`${id}-${title}`}>
            <Title id={`${id}-${title}`} role="presentation">
              {title}
            </Title>
            {hits.map((hit, place) => {
              const option = (starts[nth] ?? 0) + place;
              return (
                <Option key={hit.to} id={optionId(id, option)} hit={hit} isActive={option === at} onOpen={onOpen} />
              );
            })}
          </Group>
        </li>
      ))}
    </List>
  );
}

interface OptionProps {
  readonly id: string;
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onOpen: (to: string) => void;
}

function Option({ id, hit, isActive, onOpen }: OptionProps) {
  return (
    <Line id={id} role="option" aria-selected={isActive} tabIndex={-1} onClick={() => onOpen(hit.to)}>
      <b>{hit.name}</b>
      {hit.note && <small>{hit.note}</small>}
    </Line>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.l};
`;

const Group = styled.ul.attrs({ role: 'group' })``;

const Title = styled.li`
  padding: 0 ${space.m} ${space.xs};
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;

const Line = styled.li`
  min-height: 44px;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  cursor: pointer;

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }

  &:hover {
    outline: 1px solid ${color.edge};
  }

  &[aria-selected='true'] {
    background: ${color.ink};
    color: ${color.ground};

    small {
      color: inherit;
    }
  }
`;
