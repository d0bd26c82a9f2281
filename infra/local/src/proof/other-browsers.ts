import { existsSync } from 'node:fs';
import { PlainError } from '../processes/plain-error.js';
import { installDebianPackage, onPath } from './debian.js';

/** Where Debian has the small browser of WebKitGTK, which is on no PATH. */
const miniBrowsers = ['4.1', '4.0', '6.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** A program of the stories in other browsers, where it may lie, and the Debian package that brings it. */
const programs = {
  FIREFOX: { package: 'firefox-esr', find: () => onPath('firefox-esr', 'firefox') },
  WEBKIT_DRIVER: { package: 'webkit2gtk-driver', find: () => onPath('WebKitWebDriver') },
  WEBKIT_BROWSER: { package: 'webkit2gtk-driver', find: () => miniBrowsers.find(existsSync) },
  XVFB: { package: 'xvfb', find: () => onPath('Xvfb') },
};

/**
 * The browsers that Playwright does not drive: those named in the environment, those of the system, or Debian's.
 * @returns their programs, by the names under which the stories ask for them
 * @throws PlainError when one is not to be had
 */
export async function findOtherBrowsers(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, one] of Object.entries(programs)) {
    const given = process.env[name] ?? one.find();
    const path = given ?? ((await installDebianPackage(one.package)) ? one.find() : undefined);
    if (!path) throw new PlainError(`There is no ${one.package} here. Install it: apt-get install ${one.package}`);
    found[name] = path;
  }
  return found;
}
