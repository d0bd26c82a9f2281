import { Link } from '@northlight/site-kit';

/**
 * Stands where a front cannot be shown. Everything around it goes on working. Trying again asks for a new document,
 * which may pin another release; the same address asked again would queue behind the request that hangs.
 */
export function FrontHole({ app }: { app: string }) {
  return (
    <section role="alert" data-front-hole={app}>
      <h1>This part is temporarily unavailable</h1>
      <p>The rest of the site works as usual, and what is in your cart is still there.</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Retry
        </button>{' '}
        <Link to="/">Go to the home page</Link>
      </p>
    </section>
  );
}
