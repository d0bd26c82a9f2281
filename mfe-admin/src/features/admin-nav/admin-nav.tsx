import { color, from, href, Link, radius, space, useLocation, useLogout, useSession } from '@northlight/site-kit';
import { Globe, LogOut } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/admin-nav.ts';
import { barHeight } from '../../ui/bar-height.ts';
import { placeAt, placesFor } from './admin-places.ts';
import { NewCount } from './new-count.tsx';
import { useOpenPlaceInSight } from './use-open-place-in-sight.ts';

/** The sidebar (§2). It lists the pages that there are, and are open to whoever looks. */
export function AdminNav() {
  const { user } = useSession();
  const logout = useLogout();
  const list = useOpenPlaceInSight();
  const open = placeAt(useLocation().pathname);
  const places = user ? placesFor(user) : [];
  return (
    <Nav aria-label={texts.admin}>
      <ul ref={list}>
        {places.map(({ label, to, icon: Icon, countsMessages }) => (
          <li key={to}>
            <Link to={to} aria-current={to === open?.to ? 'page' : undefined}>
              <Icon size={18} aria-hidden />
              {label}
              {countsMessages && <NewCount />}
            </Link>
          </li>
        ))}
        <Apart>
          <Link to={href('home')}>
            <Globe size={18} aria-hidden />
            {texts.viewWebsite}
          </Link>
        </Apart>
        <li>
          <button type="button" onClick={() => logout.mutate()} aria-disabled={logout.isPending}>
            <LogOut size={18} aria-hidden />
            {texts.logout}
          </button>
        </li>
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  @media print {
    display: none;
  }

  border-bottom: 1px solid ${color.line};

  @media (${from.large}) {
    border-bottom: 0;
  }

  ul {
    position: relative; /* holds what is hidden in it */
    display: flex;
    overflow-x: auto;
    gap: ${space.xs};
    padding: ${space.s} clamp(${space.l}, 4vw, ${space.xl});
  }

  @media (${from.large}) {
    ul {
      position: sticky;
      top: ${barHeight};
      flex-direction: column;
      padding: ${space.xl} ${space.m};
    }
  }

  a,
  button {
    display: flex;
    width: 100%;
    min-height: 44px;
    align-items: center;
    gap: ${space.m};
    padding: ${space.s} ${space.m};
    border: 1px solid transparent;
    border-radius: ${radius.s};
    background: none;
    font-weight: 500;
    text-align: left;
    text-decoration: none;
    white-space: nowrap;
  }

  li,
  svg {
    flex: none;
  }

  a:hover,
  button:hover {
    border-color: ${color.edge};
  }

  a[aria-current='page'] {
    background: ${color.ink};
    color: ${color.ground};
  }
`;

const Apart = styled.li`
  @media (${from.large}) {
    margin-top: ${space.l};
    padding-top: ${space.l};
    border-top: 1px solid ${color.line};
  }
`;
