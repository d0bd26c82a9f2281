import { color, Grid, Link, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/admin-nav.ts';
import { adminPlaces } from './admin-places.ts';
import { NewCount } from './new-count.tsx';

/** The cards of the dashboard: one for each page that there is (§2 Admin dashboard). */
export function AdminCards() {
  return (
    <nav aria-label={texts.manage}>
      <Grid as="ul" $gap="m">
        {adminPlaces.map(({ label, to, icon: Icon, does, countsMessages }) =>
          does ? (
            <li key={to}>
              <Card to={to}>
                <Icon size={22} aria-hidden />
                <span>
                  <b>
                    {label} {countsMessages && <NewCount />}
                  </b>
                  <small>{does}</small>
                </span>
              </Card>
            </li>
          ) : null,
        )}
      </Grid>
    </nav>
  );
}

const Card = styled(Link)`
  display: flex;
  height: 100%;
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    border-color: ${color.ink};
  }

  svg {
    flex: none;
    margin-top: 2px;
  }

  b,
  small {
    display: block;
  }

  small {
    margin-top: ${space.xs};
    color: ${color.inkQuiet};
    font-size: ${size.small};
    line-height: 1.4;
  }
`;
