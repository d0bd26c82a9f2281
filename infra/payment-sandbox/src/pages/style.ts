const light = `
  --ground: #f1f4f4; --raised: #fbfcfb; --ink: #0d1522; --quiet: #465161; --line: #cdd5d8; --edge: #6b7786;
  --action: #f7b34c; --hover: #ffc66e; --on-action: #0d1522; --bad: #ad1f1f; --focus: #3a37c0; --note: #dbe5ea;`;
const dark = `
  --ground: #0d1420; --raised: #172130; --ink: #eef2f1; --quiet: #a8b3c1; --line: #2b3747; --edge: #76849a;
  --bad: #ff9d93; --focus: #9fe6ff; --note: #223046;`;

/** The look of the hosted pages: the colors of the site, the letters of the machine. */
export const style = `
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
body {
  min-height: 100vh; background: var(--ground); color: var(--ink); overflow-wrap: break-word;
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}
ul { padding: 0; list-style: none; }
a { color: inherit; text-underline-offset: 0.2em; }
header { background: var(--note); padding: 12px 20px; text-align: center; }
main { max-width: 960px; margin: 0 auto; padding: 24px 20px 64px; display: grid; gap: 32px; }
h1 { font-size: clamp(2.25rem, 6vw, 3.25rem); line-height: 1.05; letter-spacing: -0.03em; font-weight: 750; }
h2 { font-size: 1.25rem; line-height: 1.2; }
h3 { font-size: 1rem; margin-top: 16px; }
.quiet { color: var(--quiet); }
.order > * + * { margin-top: 8px; }
.lines { padding-top: 16px; }
.lines li, .total { display: flex; justify-content: space-between; gap: 24px; padding: 12px 0; }
.lines li { border-top: 1px solid var(--line); }
.lines span:last-child, .total span:last-child { white-space: nowrap; }
.total { border-top: 2px dashed var(--edge); font-weight: 650; }
.card, .single { background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 24px 20px; }
.card, .single, form { display: grid; gap: 16px; align-content: start; }
.single { max-width: 560px; width: 100%; margin: 24px auto 0; }
.single h1 { font-size: 2rem; }
label { font-weight: 600; margin-bottom: -8px; }
input, button { font: inherit; min-height: 48px; border-radius: 6px; width: 100%; }
input { padding: 10px 14px; border: 1px solid var(--edge); background: var(--ground); color: inherit; font-size: 1.125rem; }
input[aria-invalid] { border: 2px solid var(--bad); }
button { border: 1px solid transparent; background: var(--action); color: var(--on-action); font-weight: 650; cursor: pointer; padding: 10px 20px; }
button:hover { background: var(--hover); }
.second { background: none; color: inherit; border-color: var(--edge); }
.second:hover { background: var(--note); }
.problem { color: var(--bad); font-weight: 600; }
.problem::before { content: '⚠ ' / ''; }
.back { display: inline-block; padding: 10px 0; }
.numbers li { border-top: 1px solid var(--line); }
.numbers a { display: grid; padding: 10px 0; text-decoration: none; }
.numbers a:hover .number { text-decoration-thickness: 2px; }
.numbers .number { text-decoration: underline; text-underline-offset: 0.2em; white-space: nowrap; }
.numbers span:last-child { color: var(--quiet); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px; }
@media (min-width: 760px) {
  main { grid-template-columns: 1fr 1fr; gap: 64px; padding-top: 56px; }
  .single { grid-column: 1 / -1; }
  .card { padding: 32px; }
}
`;
