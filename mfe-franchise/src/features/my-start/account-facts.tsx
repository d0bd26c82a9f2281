import { color, Quiet, space, useSession } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/my-start.ts';

/** The account that an application would come from. */
export function AccountFacts() {
  const { user } = useSession();
  if (!user) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <section aria-label={texts.myAccount}>
      <Card>
        <h2>{texts.myAccount}</h2>
        <Facts>
          <dt>{texts.name}</dt>
          <dd>{name || texts.notProvided}</dd>
          <dt>{texts.username}</dt>
          <dd>{user.username}</dd>
          <dt>{texts.email}</dt>
          <dd>{user.email}</dd>
        </Facts>
        <Quiet>{texts.wellEmailYouHereExpect}</Quiet>
      </Card>
    </section>
  );
}

const Card = styled(Stub)`
  max-width: 560px;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.xl};
  margin-block: ${space.l};

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;
