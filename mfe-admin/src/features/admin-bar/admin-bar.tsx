import {
  color,
  displayName,
  from,
  href,
  IconButton,
  Link,
  site,
  size,
  space,
  useSession,
  useTheme,
} from '@northlight/site-kit';
import { Moon, Sun, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AdminClock } from '../../hooks/admin-clock.ts';
import { texts } from '../../texts/admin-bar.ts';
import { barHeight } from '../../ui/bar-height.ts';
import { BarClock } from './bar-clock.tsx';

interface AdminBarProps {
  /** Which of the places is open. */
  readonly title: string;
  readonly clock: AdminClock | undefined;
  /** Its search. */
  readonly children: ReactNode;
}

/** The top of every admin page: where one is, what time it is there, the search, and who is signed in. */
export function AdminBar({ title, clock, children }: AdminBarProps) {
  const { user } = useSession();
  return (
    <Bar>
      <Home to={href('admin')}>{site.productName}</Home>
      <Title>{title}</Title>
      {clock && <BarClock city={clock.city} />}
      {children}
      <ThemeSwitch />
      {user && (
        <Person to={href('profile')} aria-label={texts.myProfile({ user: displayName(user) })}>
          <UserRound size={20} aria-hidden />
          <span>{displayName(user)}</span>
        </Person>
      )}
    </Bar>
  );
}

function ThemeSwitch() {
  const { name, toggle } = useTheme();
  const isDark = name === 'dark';
  return (
    <IconButton label={isDark ? texts.switchToLightMode : texts.switchToDarkMode} onClick={toggle}>
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </IconButton>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: 30;
  top: 0;
  display: flex;
  height: ${barHeight};
  align-items: center;
  gap: ${space.xs};
  padding-inline: ${space.l} ${space.s};
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};

  @media (${from.large}) {
    gap: ${space.m};
    padding-inline: ${space.xl};
  }

  @media print {
    display: none;
  }
`;

const Home = styled(Link)`
  display: none;
  flex: none;
  overflow: hidden;
  width: calc(232px - ${space.xl});
  font-weight: 700;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (${from.large}) {
    display: block;
  }
`;

const Title = styled.p`
  overflow: hidden;
  flex: 1;
  padding-left: ${space.xs};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (${from.large}) {
    padding-left: 28px;
  }
`;

const Person = styled(Link)`
  display: flex;
  min-width: 44px;
  min-height: 44px;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  font-size: ${size.small};
  font-weight: 600;
  text-decoration: none;

  span {
    display: none;
    overflow: hidden;
    max-width: 16ch;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover span {
    text-decoration: underline;
  }

  @media (${from.medium}) {
    span {
      display: inline;
    }
  }
`;
