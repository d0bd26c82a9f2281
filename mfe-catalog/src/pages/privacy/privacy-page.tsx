import { href, Link, Page, Prose, site } from '@northlight/site-kit';

/** Route /privacy: what is kept, where and why (decisions.md G49). Says only what this site really does. */
export function PrivacyPage() {
  return (
    <Page title="Privacy" lead="What we keep, where, and why.">
      <Prose>
        <h2>When you book</h2>
        <p>
          We keep your name and e-mail address, a telephone number if you give one, and what you booked. We need them to
          let you in, to send the confirmation, and to reach you if a time has to change. The history of a booking is
          kept as a record.
        </p>
        <h2>When you have an account</h2>
        <p>
          We keep your username, your e-mail address, and your name if you give it. Your password is stored only as a
          hash, from which it cannot be read back.
        </p>
        <h2>In your browser</h2>
        <ul>
          <li>One cookie while you are signed in. It cannot be read by scripts and is sent to this site only.</li>
          <li>Your cart, and whether you like the site light or dark. Both stay in your browser.</li>
          <li>A cookie that keeps you on the same release of a page while a new one is being tried out.</li>
        </ul>
        <h2>What we do not do</h2>
        <p>
          There are no advertising trackers, no analytics of other companies and no fonts or pictures from elsewhere.
          Nothing about you is sold.
        </p>
        <h2>Your rights</h2>
        <p>
          Ask us what we hold about you, to correct it, or to delete it: {site.productName}, 100 Demo Plaza, Rochester,
          NY 14604. See also the <Link to={href('terms')}>Terms and Conditions</Link>.
        </p>
      </Prose>
    </Page>
  );
}
