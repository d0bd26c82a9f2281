import { href, LinkButton, Page, Quiet, useLocation, useSession } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/find-links.ts';
import { FindLinks } from './find-links.tsx';

/** A booking that is not there, or not for whoever asks: the ways to come to one's own. */
export function NotTheirs() {
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <Page title={texts.thisLinkOpensNoBooking} lead={texts.itIsNotComplete}>
      <Narrow>
        <Quiet>{texts.openTheLinkInYour}</Quiet>
        <FindLinks />
        {user ? (
          <LinkButton to={href('bookings')} tone="secondary">
            {texts.myBookings}
          </LinkButton>
        ) : (
          <LinkButton to={href('login', { redirect: pathname })} tone="secondary">
            {texts.signInToSeeYour}
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
