/** The looks of the waiting room: paper and ink, one ticket, and light for how far somebody has come. */
export const waitingPageStyle = `
@font-face{font-family:d;src:local('Bricolage Grotesque'),local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');size-adjust:96%}
html{--ink:#0d1522;--quiet:#465161;--line:#c3cacf;--raised:#fff;--ground:#f1f4f4;color:var(--ink);font:400 1.0625rem/1.55 'Instrument Sans',Arial,'Liberation Sans',system-ui,sans-serif;overflow-wrap:break-word}
html[data-theme=dark]{--ink:#eef2f1;--quiet:#a8b3c1;--line:#36435a;--raised:#172132;--ground:#0d1420}
@media(prefers-color-scheme:dark){html:not([data-theme]){--ink:#eef2f1;--quiet:#a8b3c1;--line:#36435a;--raised:#172132;--ground:#0d1420;background:#0d1420;color-scheme:dark}}
body,h1,h2,p,ul{margin:0}
*{box-sizing:border-box}
.in{width:100%;max-width:calc(1120px + 2*clamp(16px,4vw,40px));margin-inline:auto;padding-inline:clamp(16px,4vw,40px)}
header{border-bottom:1px solid}
header .in{display:flex;height:71px;align-items:center;gap:10px;font:700 1.1875rem/1 d,sans-serif;letter-spacing:-.03em}
main{display:grid;gap:32px;padding-block:clamp(40px,7vw,88px)}
.for{margin-bottom:8px;color:var(--quiet);font-size:1.125rem}
h1{max-width:14em;font:700 clamp(2.25rem,1.5rem + 3.4vw,4rem)/.98 d,sans-serif;letter-spacing:-.035em;text-wrap:balance}
#time{margin-top:24px;font-size:1.5rem;font-weight:600;line-height:1.3}
#time::first-letter{text-transform:uppercase}
#note,.again{max-width:46ch;margin-top:8px;color:var(--quiet);text-wrap:pretty}
.again{padding-left:16px;border-left:3px solid #f7b34c;color:inherit}
.stub{position:relative;align-self:start;padding:28px 28px 32px 44px;border:1px solid var(--line);border-radius:12px;background:var(--raised)}
.stub::before{position:absolute;inset:0 auto 0 16px;border-left:2px dashed var(--line);content:''}
.stub b{display:block;font:700 clamp(3.5rem,2.5rem + 5vw,6rem)/1 d,sans-serif;font-variant-numeric:tabular-nums;letter-spacing:-.04em}
.stub span{display:block;margin-top:8px;font-size:1.125rem}
progress{display:block;width:100%;height:12px;margin-top:24px;overflow:hidden;border:1px solid var(--quiet);border-radius:6px;appearance:none;background:var(--ground)}
progress::-webkit-progress-bar{background:var(--ground)}
progress::-webkit-progress-value{background:linear-gradient(90deg,#8fe6c4,#62c9e6 55%,#a593ef)}
progress::-moz-progress-bar{background:linear-gradient(90deg,#8fe6c4,#62c9e6 55%,#a593ef)}
section{padding-top:24px;border-top:1px solid var(--line)}
h2{font:700 1.375rem/1.2 d,sans-serif;letter-spacing:-.02em}
ul{max-width:62ch;margin-block:12px 16px;padding-left:1.2em}
li{margin-top:6px}
@media(min-width:56em){main{grid-template-columns:minmax(0,7fr) minmax(0,5fr);column-gap:64px}section{grid-column:1/-1}}
`.replaceAll('\n', '');
