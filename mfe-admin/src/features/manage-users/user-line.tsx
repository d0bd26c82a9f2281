import type { ManagedUserView } from '@northlight/contracts';
import { Badge, type BadgeTone, color, from, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { OpenButton } from '../../data-table/open-button.ts';
import { roleWord } from './role-words.ts';

interface UserLineProps {
  readonly user: ManagedUserView;
  readonly onOpen: () => void;
}

/** One account in the list; pressing its name shows what may be changed. */
export function UserLine({ user, onOpen }: UserLineProps) {
  const { username, email, emailVerified, firstName, lastName } = user;
  return (
    <Line>
      <div>
        <OpenButton type="button" onClick={onOpen}>
          {username}
        </OpenButton>
        <small>{[firstName, lastName].filter(Boolean).join(' ') || 'No name given'}</small>
      </div>
      <p>
        {email}
        <small>{emailVerified ? 'Confirmed' : 'Not confirmed'}</small>
      </p>
      <Marks>
        {marksOf(user).map(([word, tone]) => (
          <Badge key={word} $tone={tone}>
            {word}
          </Badge>
        ))}
      </Marks>
    </Line>
  );
}

type Mark = readonly [word: string, tone: BadgeTone];

const marksOf = ({ isAdmin, roles, isDeactivated }: ManagedUserView): Mark[] => [
  ...(isDeactivated ? [['Deactivated', 'bad'] as const] : []),
  ...(isAdmin ? [['Admin', 'light'] as const] : []),
  ...roles.map((role): Mark => [roleWord(role), 'plain']),
];

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.l};
  align-items: center;
  padding-block: ${space.m};
  border-top: 1px solid ${color.line};

  p {
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  @media (${from.medium}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 5fr);
  }
`;
