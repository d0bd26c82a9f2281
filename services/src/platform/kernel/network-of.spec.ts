import { describe, expect, it } from '@jest/globals';
import { isLoopback, isPrivate, networkOf } from './network-of.js';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::203.0.113.7', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['0177.0.0.1', '0177.0.0.1'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%p counts as %p', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  const [thisMachine, privateNetwork, internet] = ['this machine', 'a private network', 'the internet'];
  it.each([
    ['127.0.0.1', thisMachine],
    ['127.255.255.254', thisMachine],
    ['::1', thisMachine],
    ['0:0:0:0:0:0:0:1', thisMachine],
    ['::ffff:127.0.0.1', thisMachine],
    ['::FFFF:7f00:1', thisMachine],
    ['10.0.0.1', privateNetwork],
    ['172.16.0.1', privateNetwork],
    ['172.31.255.255', privateNetwork],
    ['192.168.1.1', privateNetwork],
    ['169.254.169.254', privateNetwork],
    ['::ffff:10.0.0.1', privateNetwork],
    ['::ffff:a9fe:a9fe', privateNetwork],
    ['fc00::1', privateNetwork],
    ['fdff::1', privateNetwork],
    ['fe80::1%eth0', privateNetwork],
    ['203.0.113.7', internet],
    ['126.255.255.255', internet],
    ['128.0.0.1', internet],
    ['172.15.255.255', internet],
    ['172.32.0.1', internet],
    ['192.169.0.1', internet],
    ['100.64.0.1', internet],
    ['0.0.0.0', internet],
    ['::', internet],
    ['::ffff:203.0.113.7', internet],
    ['::ffff:0:127.0.0.1', internet],
    ['::127.0.0.1', internet],
    ['::7f00:1', internet],
    ['64:ff9b::7f00:1', internet],
    ['2002:7f00:1::', internet],
    ['fec0::1', internet],
    ['fe00::1', internet],
    ['2001:db8::1', internet],
    ['127.1', internet],
    ['10', internet],
    ['0177.0.0.1', internet],
    ['0x7f.0.0.1', internet],
    ['2130706433', internet],
    ['::ffff:0177.0.0.1', internet],
    ['127.0.0.1:80', internet],
    ['127.0.0.1 ', internet],
    ['127.example', internet],
    ['localhost', internet],
    ['', internet],
  ])('%p is of %s', (address, where) => {
    expect([isLoopback(address), isPrivate(address)]).toEqual([where === thisMachine, where !== internet]);
  });
});
