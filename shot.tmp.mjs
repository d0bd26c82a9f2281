import { chromium } from '@playwright/test';
const [base, out, list, sizes='1440,390', themes='light,dark'] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const theme of themes.split(',')) for (const w of sizes.split(',').map(Number)) {
  const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: theme });
  const p = await c.newPage();
  p.on('console', m => { if (m.type()==='error') console.log(theme, w, p.url(), 'console:', m.text().slice(0,200)); });
  p.on('pageerror', e => console.log(theme, w, p.url(), 'pageerror', e.message.slice(0,200)));
  for (const path of list.split(',')) {
    try { await p.goto(base + path, { waitUntil: 'networkidle', timeout: 20000 }); } catch (e) { console.log(path, e.message.slice(0,100)); }
    await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { window.scrollTo(0, y); await new Promise(r => setTimeout(r, 60)); } window.scrollTo(0,0); });
    await p.waitForTimeout(300);
    const name = (path.replace(/[\/?&=]+/g,'_') || '_');
    await p.screenshot({ path: `${out}/${name}-${w}-${theme}.png`, fullPage: true });
    const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log('SIDEWAYS', path, w, wide);
  }
  await c.close();
}
await b.close();
