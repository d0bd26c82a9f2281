import type { FrontView } from '@northlight/contracts';
import { Badge, color, from, Link, Quiet, Row, radius, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/release-console.ts';
import { FrontActions } from './front-actions.tsx';
import { stateOf } from './front-words.ts';
import { LastChange, LiveReleases } from './live-releases.tsx';

/** Every front with what visitors get of it. */
export const FrontBoard = ({ fronts }: { readonly fronts: readonly FrontView[] }) => (
  <List>
    {fronts.map((front) => (
      <li key={front.app}>
        <FrontHead front={front} />
        <LiveReleases front={front} />
        <Row $spread>
          <LastChange front={front} />
          <FrontActions front={front} />
        </Row>
      </li>
    ))}
  </List>
);

function FrontHead({ front }: { readonly front: FrontView }) {
  const { app, team } = front;
  const [word, tone] = stateOf(front);
  return (
    <Row $spread>
      <Row>
        <h2>
          <Link to={`?front=${app}`} aria-label={texts.details({ app })}>
            {app}
          </Link>
        </h2>
        <Badge $tone={tone}>{word}</Badge>
      </Row>
      <Quiet>{team ? texts.team({ team }) : texts.noTeam}</Quiet>
    </Row>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.l};

  > li {
    display: grid;
    gap: ${space.l};
    padding: ${space.l};
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.raised};
  }

  @media (${from.medium}) {
    > li {
      padding: ${space.xl};
    }
  }

  h2 {
    font-size: 1.25rem;
  }
`;
