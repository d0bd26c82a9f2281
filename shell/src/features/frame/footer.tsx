import { mailtoHref } from '@northlight/contracts';
import { Container, color, font, from, Link, rich, site, size, space } from '@northlight/site-kit';
import { NewsletterForm } from '@northlight/site-kit/newsletter-ui';
import { Horizon, Logo } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { companyPlaces, places } from './places.ts';

/** The land below the horizon: always night, in both themes. */
export function Footer() {
  return (
    <footer>
      <Horizon />
      <Land data-theme="dark">
        <Updates>
          <div>
            <h2 id="newsletter">{texts.signUpForUpdates}</h2>
            <p>{texts.beTheFirstToHear}</p>
          </div>
          <NewsletterForm labelledBy="newsletter" id="newsletter-email" label={texts.email} submitText={texts.signUp} />
        </Updates>
        <Columns>
          <div>
            <Logo name={site.productName} />
            <address>
              {texts.demoPlaza}
              <br />
              {texts.rochesterNy14604}
              {site.supportEmail && (
                <>
                  <br />
                  <a href={mailtoHref(site.supportEmail)}>{site.supportEmail}</a>
                </>
              )}
            </address>
          </div>
          <Links label={texts.quickLinks} entries={places} />
          <Links label={texts.company} entries={companyPlaces} />
          <div>
            <h2>{texts.hours}</h2>
            <p>{rich(texts.monThu1000Am, { br: <br /> })}</p>
            <h2>{texts.waysToPay}</h2>
            <PaymentMarks />
          </div>
        </Columns>
      </Land>
    </footer>
  );
}

function Links({ label, entries }: { readonly label: string; readonly entries: typeof places }) {
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to}>{entry.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Land = styled.div`
  padding-block: ${space.xl} ${space.huge};
  background: ${color.land};
`;

/** The one thing to do here, apart from the ways to go. */
const Updates = styled(Container)`
  display: grid;
  gap: ${space.l} clamp(${space.xl}, 6vw, ${space.vast});
  margin-bottom: ${space.xxl};

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }

  h2 {
    margin-bottom: ${space.s};
    font-size: ${size.title};
  }

  h2 + p {
    color: ${color.inkQuiet};
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xxl} ${space.xl};

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr 1.4fr;

    > :last-child {
      grid-column: auto;
    }
  }

  @media (${from.large}) {
    grid-template-columns: 2fr 1.2fr 1fr 1.4fr;

    > :first-child {
      grid-column: auto;
    }
  }

  h2 {
    margin-bottom: ${space.s};
    color: ${color.inkQuiet};
    font: 600 ${size.small} / 1.4 ${font.text};
    letter-spacing: 0;
  }

  p + h2 {
    margin-top: ${space.xl};
  }

  address {
    margin-top: ${space.l};
    font-style: normal;
  }

  a {
    display: inline-flex;
    min-height: 32px;
    align-items: center;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
