import type { Reply } from '../http/reply.js';
import { type Html, html } from './html.js';

interface PageOptions {
  readonly title: string;
  readonly content: Html;
  readonly status?: number;
  /** Origins to which a form of the page leads in the end: browsers hold redirects against the policy, too. */
  readonly leadsTo?: readonly string[];
}

const originOf = (address: string): string => new URL(address).origin;

/**
 * A page of the sandbox, which says on top that it is one. No script runs on it, and nothing comes from elsewhere; its empty
 * icon keeps browsers from asking for one, which the policy would refuse.
 */
export function pageReply({ title, content, status = 200, leadsTo = [] }: PageOptions): Reply {
  const targets = ["'self'", ...new Set(leadsTo.map(originOf))].join(' ');
  const policy = `default-src 'none'; style-src 'self'; img-src data:; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: documentOf(title, content).text,
  };
}

const documentOf = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Payment sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><p><strong>Payment sandbox.</strong> No money moves here. Don’t enter a real card.</p></header>
<main>
${content}
</main>
</body>
</html>
`;
