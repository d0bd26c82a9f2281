import { href, LinkButton, Page, Quiet, useLocation, useSession } from '@northlight/site-kit';
import styled from 'styled-components';
import { FindLinks } from './find-links.tsx';

/** A booking that is not there, or not for whoever asks: the ways to come to one's own. */
export function NotTheirs() {
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <Page title="This link opens no booking" lead="It is not complete, or it belongs to another tab or person.">
      <Narrow>
        <Quiet>Open the link in your mail again, or have it sent once more.</Quiet>
        <FindLinks />
        {user ? (
          <LinkButton to={href('bookings')} tone="secondary">
            My bookings
          </LinkButton>
        ) : (
          <LinkButton to={href('login', { redirect: pathname })} tone="secondary">
            Sign in to see your bookings
          </LinkButton>
        )}
      </Narrow>
    </Page>
  );
}

const Narrow = styled.div`
  display: grid;
  max-width: 420px;
  justify-items: start;
  gap: 24px;

  form {
    width: 100%;
  }
`;
