import { Button, Container, color, href, LinkButton, Row, space } from '@northlight/site-kit';
import styled from 'styled-components';

/**
 * Stands where a front cannot be shown. Everything around it goes on working. Trying again asks for a new document,
 * which may pin another release; the same address asked again would queue behind the request that hangs.
 */
export function FrontHole({ app }: { app: string }) {
  return (
    <Hole role="alert" data-front-hole={app}>
      <h1>This part is temporarily unavailable</h1>
      <p>The rest of the site works as usual, and what is in your cart is still there.</p>
      <Row>
        <Button onClick={() => location.reload()}>Retry</Button>
        <LinkButton to={href('home')} tone="secondary">
          Go to the home page
        </LinkButton>
      </Row>
    </Hole>
  );
}

const Hole = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space.xl};
  padding-block: clamp(${space.xxl}, 6vw, ${space.huge});

  > p {
    max-width: 62ch;
    color: ${color.inkQuiet};
  }
`;
