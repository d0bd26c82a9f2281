import { href, LinkButton, useSession } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';
import { UserMenus } from './later.tsx';

/** Sign In for visitors; the menus for those who are signed in (§2). */
export function UserCorner() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Room />;
  if (!user) {
    return (
      <LinkButton to={href('login')} tone="secondary" isSmall>
        {texts.signIn}
      </LinkButton>
    );
  }
  return (
    <Room>
      <UserMenus user={user} />
    </Room>
  );
}

/** As wide as the Sign In button while nobody knows yet, so that nothing moves. */
const Room = styled.div`
  display: flex;
  min-width: 84px;
`;
