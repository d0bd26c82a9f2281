import { href, LinkButton, Page, Quiet, useLocation, useSession } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/find-links.ts';
import { FindLinks } from './find-links.tsx';

interface NotTheirsProps {
  /** The link was good once, and another was sent since. */
  readonly isReplaced?: boolean;
}

const wrong = {
  title: texts.weCouldntFindThisBooking,
  lead: texts.theLinkMayBeIncomplete,
  todo: texts.openTheLinkInYour,
};
const replaced = { title: texts.thisLinkHasBeenReplaced, lead: texts.useTheLinkInOur, todo: texts.ifTheBookingIsNow };

/** A booking that is not there, or not for whoever asks: the ways to come to one's own. */
export function NotTheirs({ isReplaced = false }: NotTheirsProps) {
  const { title, lead, todo } = isReplaced ? replaced : wrong;
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <Page title={title} lead={lead}>
      <Narrow>
        <Quiet>{todo}</Quiet>
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
