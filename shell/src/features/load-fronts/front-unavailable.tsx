import { Button, Container, color, href, isNotLoaded, LinkButton, Row, space } from '@northlight/site-kit';
import { useEffect } from 'react';
import styled from 'styled-components';
import { lostFronts } from '../../lost-fronts.ts';
import { texts } from '../../texts/load-fronts.ts';

interface FrontUnavailableProps {
  readonly app: string;
  /** What was thrown, if anything was. */
  readonly cause?: unknown;
}

/**
 * Stands where a front cannot be shown. Everything around it goes on working. Trying again asks for a new document,
 * which may pin another release; the same address asked again would queue behind the request that hangs. Where a page
 * broke, its parameters are left out: what they open may be what breaks it.
 */
export function FrontUnavailable({ app, cause }: FrontUnavailableProps) {
  useEffect(() => {
    return lostFronts.add(app);
  }, [app]);
  const isBroken = cause !== undefined && !isNotLoaded(cause);
  const retry = () => (isBroken && location.search ? location.assign(location.pathname) : location.reload());
  return (
    <Place role="alert" data-front-unavailable={app}>
      <h1>{texts.thisPartIsTemporarily}</h1>
      <p>{texts.theRestOfTheSite}</p>
      <Row>
        <Button onClick={retry}>{texts.tryAgain}</Button>
        <LinkButton to={href('home')} tone="secondary">
          {texts.goToTheHomePage}
        </LinkButton>
      </Row>
    </Place>
  );
}

const Place = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space.xl};
  padding-block: clamp(${space.xxl}, 6vw, ${space.huge});

  > p {
    max-width: 62ch;
    color: ${color.inkQuiet};
  }
`;
