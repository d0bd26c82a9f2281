import { type DocumentRelease, ownerOf } from '@northlight/contracts';
import { siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { Refused } from '../workspace.js';

/** Who answers an address; a release is absent where it is the shell, or a front that is switched off. */
interface Answered {
  readonly url: string;
  readonly status: number;
  readonly shell: string;
  readonly app: string;
  readonly release: string | undefined;
  readonly lastGood: string | undefined;
}

/** `front why <address>`: which releases the document of this address pins, and which front answers it. */
export const why = async (root: string, [address]: readonly string[]): Promise<Answered> => {
  if (!address) throw new Refused('Say which address: npm run front -- why /experiences');
  const url = new URL(address, siteOf(root, process.env).url);
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  const json = /<script[^>]* id="release"[^>]*>([^<]*)</.exec(await answer.text())?.[1];
  if (!json) throw new Refused(`${url} answers ${answer.status} with no document of this site.`);
  const { shell, fronts } = JSON.parse(json) as DocumentRelease;
  const front = ownerOf(fronts, url.pathname);
  say(`${url} answers ${answer.status}`);
  say(`the frame is ${shell}`);
  say(front ? `${front.app} answers: ${front.release?.id ?? 'switched off'}` : 'no front answers: it is the shell');
  if (front?.lastGood) say(`when that fails: ${front.lastGood.id}`);
  const { app = 'shell', release, lastGood } = front ?? {};
  return { url: url.href, status: answer.status, shell, app, release: release?.id, lastGood: lastGood?.id };
};
