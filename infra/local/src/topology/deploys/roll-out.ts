import { join } from 'node:path';
import { PlainError } from '../../processes/plain-error.js';
import { run } from '../../processes/run.js';
import { apps } from '../../start/plans.js';
import { processZones } from '../native/zones.js';
import type { TrialSite } from '../trial/trial-site.js';
import { makeRelease, type ReleaseName } from './release-tree.js';

/** The release of this clone, and those after it. */
export type Release = 'today' | ReleaseName;

/** Replaces what runs by another release, as a deployment does: first the database, then one zone after the other. */
export class RollOut {
  private readonly folders: Readonly<Record<Release, string>>;

  constructor(private readonly site: TrialSite) {
    const parent = join(site.dataDir, 'versions');
    const [reads, writes] = [makeRelease(parent, 'reads'), makeRelease(parent, 'writes')];
    this.folders = { today: process.cwd(), reads, writes };
  }

  /** @throws {PlainError} with the words of `migrate`, before anything has changed, when it refuses the release */
  async to(release: Release): Promise<void> {
    const { code, output } = await this.tool(release, 'migrate', []);
    if (code !== 0) throw new PlainError(output.trim());
    for (const zone of processZones) await this.site.topology.running.replaceZone(zone, this.folders[release]);
  }

  /** @returns how a release refuses to be deployed now, in its own words; nothing where it does not */
  async refusalOf(release: Release): Promise<string | undefined> {
    const { code, output } = await this.tool(release, 'migrate', []);
    return code === 0 ? undefined : output.trim();
  }

  /** @returns what a release says where its rows and the log differ; nothing where they do not */
  async differencesFor(release: Release): Promise<string | undefined> {
    const { code, output } = await this.tool(release, 'projections', ['verify']);
    return code === 0 ? undefined : output.trim();
  }

  private tool(release: Release, tool: string, args: readonly string[]) {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:25' };
    const entry = join(this.folders[release], apps, 'tools', `${tool}.js`);
    return run(process.execPath, [entry, ...args], {
      env: { ...this.site.topology.operatorEnv, ...production },
    });
  }
}
