/**
 * The looks of the first paint: the measures of site-kit's frame, page and type, in its fallback faces (which have the
 * measures of the real ones). What differs from the page that follows is seen for a moment, and moves nothing.
 */
export const firstPaintStyle = `
@font-face{font-family:fp-d;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Arial');size-adjust:91.9%;ascent-override:101.2%;descent-override:29.4%;line-gap-override:0%}
@font-face{font-family:fp-t;src:local('Arial'),local('ArialMT'),local('Liberation Sans');size-adjust:100.3%;ascent-override:96.7%;descent-override:24.9%;line-gap-override:0%}
body{margin:0}
.fp{min-height:100vh;color:#0d1522;font:400 1.0625rem/1.55 fp-t,system-ui,sans-serif;overflow-wrap:break-word}
.fp *{box-sizing:border-box;margin:0}
[data-theme=dark] .fp{color:#eef2f1}
.fp header{border-bottom:1px solid}
.fp-in{width:100%;max-width:calc(1280px + 2*clamp(16px,4vw,40px));margin-inline:auto;padding-inline:clamp(16px,4vw,40px)}
.fp header .fp-in{display:flex;height:71px;align-items:center;margin-inline:auto}
.fp header a{display:flex;gap:10px;align-items:center;color:inherit;font:400 1.1875rem/1 fp-d,sans-serif;letter-spacing:-.03em;text-decoration:none;white-space:nowrap}
.fp svg,.fp img{display:block;max-width:100%}
.fp i{font-style:normal}
@media(max-width:26rem){.fp header i{display:none}}
.fp h1{font:700 clamp(2.25rem,1.6rem + 3vw,4rem)/.98 fp-d,sans-serif;letter-spacing:-.035em;text-wrap:balance}
.fp-page{padding-block:clamp(40px,6vw,64px)}
.fp-lead{max-width:62ch;margin-top:16px!important;color:#465161;font-size:1.25rem;line-height:1.45;text-wrap:pretty}
[data-theme=dark] .fp-lead,.fp-night .fp-lead{color:#a8b3c1}
.fp picture{display:block;overflow:hidden;aspect-ratio:3/2;background:#080d16}
.fp img{width:100%;height:100%;object-fit:cover}
.fp-page picture{border-radius:12px}
.fp-list picture{margin-top:404px}
.fp-desk .fp-lead{max-width:40ch;line-height:1.4}
.fp-desk picture{margin-top:24px}
.fp-back{height:32px;margin-bottom:16px!important}
.fp-poster h1{font-size:clamp(2.5rem,1.5rem + 4.6vw,5.25rem);line-height:.94}
.fp-facts{height:58px;margin:16px 0 24px!important}
.fp-house picture{margin:24px 0 62px}
.fp-house h1{font-size:clamp(2.5rem,1.5rem + 3.4vw,4.25rem);line-height:.95}
.fp-night{position:relative;overflow:hidden;padding-bottom:40px;background:#080d16;color:#eef2f1}
.fp-night picture{position:relative;aspect-ratio:5/4}
.fp-night img{object-position:74% 50%}
.fp-night picture::after{position:absolute;inset:0;background:linear-gradient(to top,#080d16,transparent 45%);content:''}
.fp-night .fp-in{position:relative;padding-top:8px}
.fp-night h1{max-width:7em;font-size:clamp(2.875rem,1.5rem + 6.4vw,7rem);line-height:.9}
.fp-night .fp-lead{max-width:34ch;color:inherit;line-height:1.4}
.fp-ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px!important}
.fp-ways a{display:flex;min-height:48px;align-items:center;padding:0 22px;border:1px solid;border-radius:6px;color:inherit;font-weight:600;text-decoration:none}
.fp-ways a:first-child{border-color:#f7b34c;background:#f7b34c;color:#0d1522}
@media(min-width:45em){
.fp-night{display:grid;min-height:min(86vh,880px);align-items:end;padding:0}
.fp-night picture{position:absolute;inset:0;aspect-ratio:auto}
.fp-night img{object-position:42% 50%}
.fp-night picture::after{background:linear-gradient(to right,#080d16 12%,transparent 62%)}
.fp-night .fp-in{padding-block:64px}
.fp-list picture{width:59%;margin-top:238px}
.fp-facts{height:26px}
.fp-desk picture{visibility:hidden;height:1px}
}
@media(min-width:67.5em){.fp-poster picture,.fp-house picture{width:62.6%}}
@media(min-width:90em){.fp-night h1{max-width:8.5em}}
`.replaceAll('\n', '');
