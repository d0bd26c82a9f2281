import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { type Change, compare, nextReport, raised } from './compare.js';
import { ExportReader } from './export-reader.js';
import { type Exported, type Report, readReport, reportFile, shortened } from './report.js';
import type { Workspace } from './workspaces.js';

/** A package with the version that its exports demand. */
export interface VersionedPackage {
  readonly workspace: Workspace;
  /** How it differs from its report in the repository; undefined where there is none yet. */
  readonly change: Change | undefined;
  readonly report: Report;
}

/** What only tests import is no part of a version. */
const forTests = './testing';

export function versioned(root: string, workspace: Workspace, isMajor: boolean): VersionedPackage {
  const file = join(root, workspace.folder, reportFile);
  const before = existsSync(file) ? readReport(readFileSync(file, 'utf8')) : undefined;
  const present = exportsOf(workspace);
  const change = before && compare(before, present);
  if (isMajor && !change?.demands) throw new PlainError(`${workspace.name} exports what it exported before.`);
  const level = isMajor ? 'major' : change?.demands;
  const version = before?.version ?? workspace.version;
  return { workspace, change, report: nextReport(before, present, level ? raised(version, level) : version) };
}

function exportsOf({ entries }: Workspace): Exported[] {
  const reader = new ExportReader();
  return Object.entries(entries)
    .filter(([entry]) => entry !== forTests)
    .flatMap(([entry, file]) =>
      [...reader.exportsOf(file)].map(([name, { kind, declaration }]) => ({
        entry,
        name,
        kind,
        declaration: shortened(declaration),
      })),
    );
}
