import { color, font, href, Link, NavLink, space, useLogout, useSession } from '@northlight/site-kit';
import { Panel } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';
import { adminPlaces, menuPlaces, type Place, placesOf } from './places.ts';

interface MobileSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that the top bar offers, large enough for a thumb. */
export function MobileSheet({ isOpen, onClose }: MobileSheetProps) {
  return (
    <Panel title={texts.menu} isOpen={isOpen} onClose={onClose} footer={<Own onClose={onClose} />}>
      <nav aria-label={texts.main}>
        <ul>
          {menuPlaces.map(({ label, to }) => (
            <li key={to}>
              <Large to={to} end={to === href('home')} onClick={onClose}>
                {label}
              </Large>
            </li>
          ))}
        </ul>
      </nav>
    </Panel>
  );
}

function Own({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const logout = useLogout();
  if (!user) return <Entries places={[{ label: texts.signIn, to: href('login') }]} onClose={onClose} />;
  const own = user.isAdmin ? [...placesOf(user), ...adminPlaces] : placesOf(user);
  return (
    <Entries places={own} onClose={onClose}>
      <li>
        <button type="button" onClick={() => logout.mutate(undefined, { onSettled: onClose })}>
          {texts.logout}
        </button>
      </li>
    </Entries>
  );
}

interface EntriesProps extends Pick<MobileSheetProps, 'onClose'> {
  readonly places: readonly Place[];
  readonly children?: React.ReactNode;
}

function Entries({ places: entries, onClose, children }: EntriesProps) {
  return (
    <Small>
      {entries.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} onClick={onClose}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </Small>
  );
}

const Large = styled(NavLink)`
  display: flex;
  min-height: 56px;
  align-items: center;
  gap: ${space.m};
  border-bottom: 1px solid ${color.line};
  font: 700 1.75rem / 1.1 ${font.display};
  letter-spacing: -0.03em;
  text-decoration: none;

  &[aria-current='page']::after {
    width: 14px;
    height: 18px;
    border: 1px solid ${color.ink};
    background: ${color.action};
    content: '';
  }
`;

const Small = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${space.l};

  a,
  button {
    display: flex;
    width: 100%;
    min-height: 44px;
    align-items: center;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
  }
`;
