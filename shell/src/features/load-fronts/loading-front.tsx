import { Container, Spinner } from '@northlight/site-kit';

/** Stands where a front will be in a moment. */
export function LoadingFront() {
  return (
    <Container>
      <Spinner isPage />
    </Container>
  );
}
