/** The last resort, where even the frame is broken: plain elements, which need nothing that could be what broke it. */
export function SiteBroken() {
  return (
    <main id="content" role="alert">
      <h1>Something went wrong</h1>
      <p>This page could not be shown. What is in your cart is still there.</p>
      <button type="button" onClick={() => location.reload()}>
        Retry
      </button>{' '}
      <a href="/">Go to the home page</a>
    </main>
  );
}
