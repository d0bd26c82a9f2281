import { Container, color, href, Link, NavLink, site, space } from '@northlight/site-kit';
import { Logo } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';
import { CartButton } from './cart-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { places } from './places.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserCorner } from './user-corner.tsx';

/** Name, places, and the visitor's own corner. Its lower line is the horizon; the page you are on is the lit window. */
export function TopBar() {
  return (
    <Bar>
      <Line>
        <Home to={href('home')} aria-label={texts.homeOf({ productName: site.productName })}>
          <Logo name={site.productName} />
        </Home>
        <Places aria-label={texts.main}>
          <ul>
            {places.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === href('home')}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </Places>
        <Tools>
          <ThemeSwitch />
          <CartButton />
          <OnlyWide>
            <UserCorner />
          </OnlyWide>
          <OnlyNarrow>
            <MobileMenu />
          </OnlyNarrow>
        </Tools>
      </Line>
    </Bar>
  );
}

/** The bar that has room for all the places, an admin's menus among them; in rem, so that large text counts. */
const roomy = 'min-width: 75rem';

const Bar = styled.header`
  position: sticky;
  z-index: 30;
  top: 0;
  border-bottom: 1px solid ${color.ink};
  background: ${color.ground};
  container-type: inline-size;
`;

const Line = styled(Container)`
  display: flex;
  height: 71px;
  align-items: center;
  gap: clamp(${space.m}, 2.4vw, ${space.xxl});
`;

const Home = styled(Link)`
  display: flex;
  text-decoration: none;

  @container (max-width: 26rem) or ((${roomy}) and (max-width: 79.99rem)) {
    i {
      display: none;
    }
  }
`;

const OnlyWide = styled.div`
  display: none;

  @container (${roomy}) {
    display: flex;
  }
`;

const OnlyNarrow = styled.div`
  @container (${roomy}) {
    display: none;
  }
`;

const Places = styled.nav`
  display: none;
  height: 100%;

  @container (${roomy}) {
    display: block;
  }

  ul {
    display: flex;
    height: 100%;
    gap: clamp(${space.m}, 1.7vw, ${space.xl});
  }

  a {
    position: relative;
    display: flex;
    height: 100%;
    align-items: center;
    font-size: 1rem;
    font-weight: 500;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a[aria-current='page'] {
    font-weight: 700;
  }

  a[aria-current='page']::after {
    position: absolute;
    bottom: -1px;
    left: calc(50% - 11px);
    width: 22px;
    height: 9px;
    border: solid ${color.ink};
    border-width: 1px 1px 0;
    background: ${color.action};
    content: '';
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;
`;
