import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ledgerServersOf } from './ledger-server.js';
import { portsIn } from './ports.js';

const folder = mkdtempSync(join(tmpdir(), 'northlight-ports-'));
const file = join(folder, 'topology', 'ports.json');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the ports of a data folder', () => {
  it('stay as they were chosen, and one is added for a server that is asked for later, which is there from then on', async () => {
    const first = await portsIn(file);
    expect(ledgerServersOf(first)).toEqual([]);
    const withNorth = await portsIn(file, ['north']);
    expect(withNorth).toEqual({ ...first, 'ledgers-north': expect.any(Number) });
    expect(new Set(Object.values(withNorth)).size).toBe(Object.keys(withNorth).length);
    expect(await portsIn(file)).toEqual(withNorth);
    expect(ledgerServersOf(withNorth)).toEqual(['north']);
  });
});
