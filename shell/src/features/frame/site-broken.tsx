import { texts } from '../../texts/frame.ts';
/** The last resort, where even the frame is broken: plain elements, which need nothing that could be what broke it. */
export function SiteBroken() {
  return (
    <main id="content" role="alert">
      <h1>{texts.somethingWentWrong}</h1>
      <p>{texts.weCouldntShowThisPage}</p>
      <button type="button" onClick={() => location.reload()}>
        {texts.tryAgain}
      </button>{' '}
      <a href="/">{texts.goToTheHomePage}</a>
    </main>
  );
}
