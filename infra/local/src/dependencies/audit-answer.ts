/** What `npm audit --json` answers, as far as it is read here. */
interface AuditAnswer {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly severity: string;
  readonly range: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

/** Packages with a known vulnerability; or nobody knows, because the registry did not answer about them. */
export type Audit = { readonly answered: false } | { readonly answered: true; readonly found: readonly string[] };

/** @param output of `npm audit --json`, with whatever npm wrote before */
export function readAudit(output: string): Audit {
  const { vulnerabilities } = answerIn(output);
  if (!vulnerabilities) return { answered: false };
  const found = Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
    const advisories = via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} ${one.url}`]));
    return `${name} ${range} (${severity})${advisories.map((line) => `\n    ${line}`).join('')}`;
  });
  return { answered: true, found };
}

function answerIn(output: string): AuditAnswer {
  try {
    return JSON.parse(output.slice(output.indexOf('{'))) as AuditAnswer;
  } catch {
    return {};
  }
}
