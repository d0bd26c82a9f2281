import { type DocumentRelease, ownerOf } from '@northlight/contracts';
import { siteOf } from '../registry-client.js';
import { Refused } from '../workspace.js';

/** `front why <address>`: which releases the document of this address pins, and which front answers it. */
export const why = async (root: string, [address]: readonly string[]): Promise<void> => {
  if (!address) throw new Refused('Say which address: npm run front -- why /experiences');
  const url = new URL(address, siteOf(root, process.env).url);
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  const json = /<script[^>]* id="release"[^>]*>([^<]*)</.exec(await answer.text())?.[1];
  if (!json) throw new Refused(`${url} answers ${answer.status} with no document of this site.`);
  const { shell, fronts } = JSON.parse(json) as DocumentRelease;
  const front = ownerOf(fronts, url.pathname);
  console.log(`${url} answers ${answer.status}`);
  console.log(`the frame is ${shell}`);
  console.log(
    front ? `${front.app} answers: ${front.release?.id ?? 'switched off'}` : 'no front answers: it is the shell',
  );
  if (front?.lastGood) console.log(`when that fails: ${front.lastGood.id}`);
};
