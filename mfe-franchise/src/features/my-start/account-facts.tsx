import { color, Quiet, space, useSession } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';

/** The account that an application would come from. */
export function AccountFacts() {
  const { user } = useSession();
  if (!user) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <section aria-label="My account">
      <Card>
        <h2>My account</h2>
        <Facts>
          <dt>Name</dt>
          <dd>{name || 'not given'}</dd>
          <dt>Username</dt>
          <dd>{user.username}</dd>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </Facts>
        <Quiet>This is where we write to: follow-up within 2-3 business days of an application.</Quiet>
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
